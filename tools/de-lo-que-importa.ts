import type { Rolldown } from 'vite'

type Look = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** One chunk for all code that these modules import, directly or not; lazily loaded modules stay separate. */
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

/**
 * One chunk for the matching modules, except those that `entry` imports: otherwise opening `entry` would load the whole
 * chunk.
 */
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

/**
 * One chunk for the matching modules that at least one of these entries imports; modules that only others import stay
 * separate.
 */
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

/** One chunk for the matching modules, and for those that both `entry` and one of the `others` import. */
export function deAmbos(name: string, test: RegExp, entry: string, ...others: string[]) {
  let suyos: Set<string> | undefined
  let ajenos: Set<string> | undefined
  return {
    debugName: name,
    name: (id: string, look: Look): string | null => {
      suyos ??= gather(entry, look, new Set())
      ajenos ??= others.reduce((set, other) => gather(other, look, set), new Set<string>())
      return test.test(id) || (suyos.has(id) && ajenos.has(id)) ? name : null
    },
  }
}

/** One chunk for all code that `entry` imports, without code that one of the `others` imports. */
export function soloDe(name: string, entry: string, ...others: string[]) {
  let suyos: Set<string> | undefined
  let ajenos: Set<string> | undefined
  return {
    debugName: name,
    name: (id: string, look: Look): string | null => {
      suyos ??= gather(entry, look, new Set())
      ajenos ??= others.reduce((set, other) => gather(other, look, set), new Set<string>())
      return suyos.has(id) && !ajenos.has(id) && !isLoadedLater(id, look) ? name : null
    },
  }
}

function gather(id: string, look: Look, all: Set<string>): Set<string> {
  if (all.has(id)) return all
  all.add(id)
  look.getModuleInfo(id)?.importedIds.forEach((imported) => gather(imported, look, all))
  return all
}

/** A lazily loaded module is a chunk of its own. */
function isLoadedLater(id: string, look: Look): boolean {
  const { importers = [], dynamicImporters = [] } = look.getModuleInfo(id) ?? {}
  return importers.length === 0 && dynamicImporters.length > 0
}
