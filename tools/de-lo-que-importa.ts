import type { Rolldown } from 'vite'

type Look = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** One chunk for all that the modules import, directly or not; lazily loaded modules stay apart. */
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

/** One chunk for matching modules, except those that `entry` imports: opening the entry would load the whole chunk. */
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

/** One chunk for matching modules that one of several entries imports; those that only others import stay apart. */
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

/** A lazily loaded module starts a file of its own. */
function isLoadedLater(id: string, look: Look): boolean {
  const { importers = [], dynamicImporters = [] } = look.getModuleInfo(id) ?? {}
  return importers.length === 0 && dynamicImporters.length > 0
}
