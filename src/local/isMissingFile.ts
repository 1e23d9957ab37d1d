/**
 * True if a file did not arrive: covers the messages of every browser for a script, of Vite for a style, and ours for
 * a part. An error inside an arrived file is a bug.
 */
export const isMissingFile = (error: unknown): boolean =>
  /^(TypeError: .*\bmodule\b|Error: Unable to preload CSS|CallError: a part)/.test(String(error))
