// Keeps a page of the local server up to date. The page gets no global from it.
import('/.sitegen/assets/livepage.js');
