import type { Rolldown } from 'vite'

type Look = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** A group of one file for all that a module imports, whatever those import as well; what is loaded later stays apart. */
export function deLoQueImporta(name: string, entry: string) {
  const all = new Set<string>()
  return {
    debugName: name,
    name: (id: string, look: Look): string | null => {
      if (all.size === 0) gather(entry, look, all)
      return all.has(id) && !isLoadedLater(id, look) ? name : null
    },
  }
}

function gather(id: string, look: Look, all: Set<string>): void {
  if (all.has(id)) return
  all.add(id)
  look.getModuleInfo(id)?.importedIds.forEach((imported) => gather(imported, look, all))
}

/** What is only loaded when it is needed is the beginning of a file by itself. */
function isLoadedLater(id: string, look: Look): boolean {
  const { importers = [], dynamicImporters = [] } = look.getModuleInfo(id) ?? {}
  return importers.length === 0 && dynamicImporters.length > 0
}
