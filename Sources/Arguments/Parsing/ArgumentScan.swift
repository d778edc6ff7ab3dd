import Diagnostics

/// One pass over the arguments, which goes on behind a fault to see whether help is asked for.
struct ArgumentScan {
  private let program: ProgramSpecification
  private(set) var command: CommandSpecification?
  private(set) var operands: [String] = []
  private(set) var optionValues: [String: [String]] = [:]
  /// The first thing that could not be understood.
  private(set) var fault: Diagnostic?
  private var standardNames: Set<String> = []
  private var hasUnknownCommand = false

  init(program: ProgramSpecification) {
    self.program = program
  }

  /// Whether one of the options that every program has was given.
  func wants(_ standardName: String) -> Bool {
    standardNames.contains(standardName)
  }

  mutating func read(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        rest.forEach { readOperand($0) }
        return
      }
      if argument.hasPrefix("--") {
        readLongOption(argument, &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        readShortOptions(argument, &rest)
      } else {
        readOperand(argument)
      }
    }
  }

  private mutating func readOperand(_ argument: String) {
    if let command, operands.isEmpty, !program.members(of: command).isEmpty {
      readMember(argument, of: command)
    } else if command != nil || hasUnknownCommand {
      operands.append(argument)
    } else if let found = program.command(named: argument) {
      command = found
    } else {
      hasUnknownCommand = true
      report(program.unknownCommand(argument))
    }
  }

  /// Reads the second word of a command's name, where the first one names a group.
  private mutating func readMember(_ argument: String, of group: CommandSpecification) {
    let name = "\(group.name) \(argument)"
    if let member = program.command(named: name) {
      command = member
      let names = Set(options.map(\.name))
      if let wrong = optionValues.keys.sorted().first(where: { !names.contains($0) }) {
        reportUnknown("--\(wrong)")
      }
    } else if group.operands.isEmpty {
      operands.append(argument)
      report(program.unknownCommand(name))
    } else {
      operands.append(argument)
    }
  }

  private mutating func readLongOption(_ argument: String, _ rest: inout ArraySlice<String>) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      return reportUnknown("--\(name)")
    }
    if option.placeholder != nil {
      readValue(of: option, attached: attached, &rest)
    } else if attached == nil {
      addFlag(option)
    } else {
      report(
        Diagnostic(
          .unexpectedArgument, "'\(option.spelling)' takes no value",
          hint: "write \(option.spelling) alone"))
    }
  }

  private mutating func readShortOptions(_ argument: String, _ rest: inout ArraySlice<String>) {
    // Without this, `-output dist` would read as `-o utput dist`.
    let name = argument.dropFirst().prefix { $0 != "=" }
    if name.count > 1, options.contains(where: { $0.name == name }) {
      return report(
        Diagnostic(.unknownOption, "unknown option '-\(name)'", hint: "did you mean '--\(name)'?"))
    }
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        return reportUnknown("-\(letter)")
      }
      if option.placeholder != nil {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        return readValue(of: option, attached: letters.isEmpty ? nil : String(attached), &rest)
      }
      addFlag(option)
    }
  }

  private mutating func readValue(
    of option: OptionSpecification, attached: String?, _ rest: inout ArraySlice<String>
  ) {
    let value: String
    if let attached {
      value = attached
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = next
      rest.removeFirst()
    } else {
      return reportMissingValue(of: option, before: rest.first)
    }
    let values = option.isList ? value.split(separator: ",").map { String($0).trimmed } : [value]
    if let wrong = values.first(where: {
      !option.choices.isEmpty && !option.choices.contains($0)
    }) {
      return report(
        Diagnostic(
          .invalidValue, "'\(option.spelling)' cannot be '\(wrong)'",
          hint: NearestName.hint(for: wrong, among: option.choices, label: "values")))
    }
    if values.isEmpty { return reportMissingValue(of: option, before: nil) }
    optionValues[option.name, default: []] += values
  }

  private mutating func addFlag(_ option: OptionSpecification) {
    if ProgramSpecification.standardOptions.contains(option) {
      standardNames.insert(option.name)
    } else {
      optionValues[option.name, default: []].append("true")
    }
  }

  private var options: [OptionSpecification] {
    program.options(of: command)
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if fault == nil { fault = diagnostic }
  }

  private mutating func reportUnknown(_ spelling: String) {
    report(
      Diagnostic(
        .unknownOption, "unknown option '\(spelling)'",
        hint: NearestName.hint(
          for: spelling, among: options.map(\.spelling), label: "options")))
  }

  private mutating func reportMissingValue(of option: OptionSpecification, before next: String?) {
    let placeholder = option.placeholder ?? ""
    report(
      Diagnostic(
        .missingValue, "'\(option.spelling)' needs a value",
        hint: next.map { "write \(option.spelling)=\($0) if '\($0)' is the value" }
          ?? "write \(option.spelling) \(placeholder)"))
  }
}
