// Live reload.
