/**
 * True if the error means that a file did not arrive. Covers every browser's message for a script, Vite's for a style
 * sheet, and the portal's own for a part. An error inside a file that arrived is a bug.
 */
export const isMissingFile = (error: unknown): boolean =>
  /^(TypeError: .*\bmodule\b|Error: Unable to preload CSS|CallError: a part)/.test(String(error))
