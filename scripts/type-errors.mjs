// Which mutants that no test notices the compiler refuses: `npm test` compiles before it tests, so they cannot come to be.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";

/** Marks such mutants of a report as `CompileError`, in place. Nothing on the disk is changed. */
export function markTypeErrors({ files }, root, folder) {
  const project = join(root, folder.split("/").slice(0, 2).join("/"), "tsconfig.json");
  const { config } = ts.readConfigFile(project, (file) => ts.sys.readFile(file));
  const { fileNames, options: settings } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project));
  const changed = new Map();
  const versions = new Map();
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...settings, noEmit: true, composite: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot(file) {
      const text = changed.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => dirname(project),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...given) => ts.sys.readDirectory(...given),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  });
  const put = (file, text) => {
    if (text === undefined) changed.delete(file);
    else changed.set(file, text);
    versions.set(file, (versions.get(file) ?? 0) + 1);
  };
  for (const [path, { mutants }] of Object.entries(files)) {
    const file = resolve(root, path);
    if (!existsSync(file)) continue;
    for (const mutant of mutants) {
      if (mutant.status !== "Survived" && mutant.status !== "NoCoverage") continue;
      put(file, mutated(readFileSync(file, "utf8"), mutant));
      if (service.getSemanticDiagnostics(file).length > 0) mutant.status = "CompileError";
    }
    put(file, undefined);
  }
}

/** A source with one mutant in it; lines and columns are counted from 1. */
function mutated(source, { location: { start, end }, replacement }) {
  const lines = source.split("\n");
  const offset = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(0, offset(start)) + replacement + source.slice(offset(end));
}
