import { readFile, readdir } from 'node:fs/promises'

type Process = { pid: number; command: string }

/** All processes of the Chromium with this profile. */
async function processesOf(profile: string): Promise<Process[]> {
  const found: Process[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '') // The process has ended meanwhile.
    if (command.includes(`--user-data-dir=${profile}`)) found.push({ pid: Number(entry), command })
  }
  return found
}

/** Chromium's main process of this profile: it has no parent among them. */
export async function mainProcessOf(profile: string): Promise<number[]> {
  const all = await processesOf(profile)
  return all.filter(({ command }) => !command.includes('--type=')).map(({ pid }) => pid)
}

/** The process of a tab: it works while the tab does. */
export async function rendererOf(
  profile: string,
  keepBusy: () => Promise<unknown>,
): Promise<number> {
  const [main] = await mainProcessOf(profile)
  const renderers = await childrenOf(Number(main))
  const before = await Promise.all(renderers.map(workOf))
  await keepBusy()
  const after = await Promise.all(renderers.map(workOf))
  const [busiest] = renderers
    .map((pid, index) => ({ pid, work: (after[index] ?? 0) - (before[index] ?? 0) }))
    .toSorted((one, other) => other.work - one.work)
  if (!busiest || busiest.work === 0) throw new Error('no renderer did any work')
  return busiest.pid
}

/** Renderers have no profile in their command line: they are known by their ancestors. */
async function childrenOf(main: number): Promise<number[]> {
  const parents = new Map<number, { parent: number; command: string }>()
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const [stat, command] = await Promise.all([
      readFile(`/proc/${entry}/stat`, 'utf8').catch(() => ''),
      readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => ''),
    ])
    const parent = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])
    parents.set(Number(entry), { parent, command })
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent
    return parent !== undefined && parent > 1 && (parent === main || isBelow(parent))
  }
  return [...parents]
    .filter(([pid, { command }]) => command.includes('--type=renderer') && isBelow(pid))
    .map(([pid]) => pid)
}

/** Processor time used by a process, in the kernel's ticks. */
async function workOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

/** Bytes of this profile's largest renderer: now, and at most since its start. */
export async function memoryOf(profile: string): Promise<{ now: number; most: number }> {
  const [main] = await mainProcessOf(profile)
  const all = await Promise.all((await childrenOf(Number(main))).map(residentOf))
  const [largest] = all.toSorted((one, other) => other.most - one.most)
  if (!largest) throw new Error('no renderer is there')
  return largest
}

async function residentOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') // The process has ended meanwhile.
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { now: bytes('VmRSS'), most: bytes('VmHWM') }
}
