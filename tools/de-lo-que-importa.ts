import type { Rolldown } from 'vite'

type Look = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * A group of one file for all that a module imports, or that all of several do, whatever those import as well; what is loaded
 * later stays apart.
 */
export function deLoQueImporta(name: string, ...entries: string[]) {
  let sets: Set<string>[] | undefined
  return {
    debugName: name,
    name: (id: string, look: Look): string | null => {
      sets ??= entries.map((entry) => gather(entry, look, new Set()))
      return sets.every((all) => all.has(id)) && !isLoadedLater(id, look) ? name : null
    },
  }
}

/** A group of one file for what fits, but for what a module imports: whoever opens that one would load all of the file. */
export function sinLoQueImporta(name: string, test: RegExp, entry: string) {
  let all: Set<string> | undefined
  return {
    debugName: name,
    name: (id: string, look: Look): string | null => {
      all ??= gather(entry, look, new Set())
      return test.test(id) && !all.has(id) ? name : null
    },
  }
}

/** A group of one file for what fits, of all that one of several modules imports; what only others ask for stays apart. */
export function siLoImporta(name: string, test: (id: string) => boolean, ...entries: string[]) {
  let all: Set<string> | undefined
  return {
    debugName: name,
    name: (id: string, look: Look): string | null => {
      all ??= entries.reduce((set, entry) => gather(entry, look, set), new Set<string>())
      return test(id) && all.has(id) ? name : null
    },
  }
}

function gather(id: string, look: Look, all: Set<string>): Set<string> {
  if (all.has(id)) return all
  all.add(id)
  look.getModuleInfo(id)?.importedIds.forEach((imported) => gather(imported, look, all))
  return all
}

/** What is only loaded when it is needed is the beginning of a file by itself. */
function isLoadedLater(id: string, look: Look): boolean {
  const { importers = [], dynamicImporters = [] } = look.getModuleInfo(id) ?? {}
  return importers.length === 0 && dynamicImporters.length > 0
}
