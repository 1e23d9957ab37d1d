/**
 * Whether a file did not come, in the words of every browser for a script, of Vite for a style, and of ours for a part; what
 * breaks in one that came is a mistake of ours.
 */
export const isMissingFile = (error: unknown): boolean =>
  /^(TypeError: .*\bmodule\b|Error: Unable to preload CSS|CallError: a part)/.test(String(error))
