import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short, so that a held process waits a moment for its next turn and not a tenth of a second. */
const PERIOD_US = 50_000
const FIRST_KIND = '/sys/fs/cgroup/cpu'
const SECOND_KIND = '/sys/fs/cgroup'

export type Hold = {
  /** From now on each process gets this part of one processor at most. */
  hold: (part: number) => void
  free: () => void
  remove: () => void
}

/**
 * Control groups of Linux for these processes, one each; undefined where none can be made. Processes that are held back
 * show the gain of a further one, even though all of them share the processors with the database.
 */
export function holdOf(pids: readonly number[]): Hold | undefined {
  const folders: string[] = []
  const remove = () => {
    for (const folder of folders)
      try {
        rmdirSync(folder)
      } catch {
        // The process in it has not ended yet.
      }
  }
  try {
    const isFirst = existsSync(FIRST_KIND)
    if (!isFirst) writeFileSync(join(SECOND_KIND, 'cgroup.subtree_control'), '+cpu')
    const limit = (folder: string, us: number | undefined) => {
      if (isFirst) writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(us ?? -1))
      else writeFileSync(join(folder, 'cpu.max'), `${us ?? 'max'} ${PERIOD_US}`)
    }
    for (const pid of pids) {
      const folder = join(isFirst ? FIRST_KIND : SECOND_KIND, `carga-${pid}`)
      mkdirSync(folder)
      folders.push(folder)
      if (isFirst) writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US))
      limit(folder, undefined)
      writeFileSync(join(folder, 'cgroup.procs'), String(pid))
    }
    return {
      hold: (part) => folders.forEach((folder) => limit(folder, Math.round(PERIOD_US * part))),
      free: () => folders.forEach((folder) => limit(folder, undefined)),
      remove,
    }
  } catch {
    remove()
    return undefined
  }
}
