/**
 * A line of the product that is broken on purpose, and the nearest tests, which must then fail. `find` occurs in `file`
 * exactly once. `title` chooses among the tests of a file.
 */
export type Break = {
  id: string
  what: string
  file: string
  find: string
  replace: string
  by: { project: 'unit' | 'server' | 'screens'; files: string[]; title?: string }
}

/** The tests of one file of a suite. */
export const by = (project: Break['by']['project'], file: string, title?: string): Break['by'] => ({
  project,
  files: [`tests/${project}/${file}.test.ts`],
  ...(title !== undefined && { title }),
})
