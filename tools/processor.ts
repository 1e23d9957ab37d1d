import { readFileSync, readdirSync } from 'node:fs'

/** Ticks of Linux are a hundredth of a second. */
const TICK_MS = 10
/** Fields of /proc/PID/stat after the name of the program, which may hold spaces. */
const PARENT = 1
const USER = 11
const SYSTEM = 12
/** Time of the children that ended and were waited for. */
const ENDED_USER = 13
const ENDED_SYSTEM = 14

const fieldsOf = (pid: number | string): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

const msOf = (fields: readonly string[]) =>
  (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS

/** Processor time of a process since its start. */
export const processorMsOf = (pid: number): number => msOf(fieldsOf(pid))

/** Id of a process's parent, such as the postmaster of a PostgreSQL's connection. */
export const parentOf = (pid: number): number => Number(fieldsOf(pid)[PARENT])

/** Processor time of all children of a process: those that run, and those that ended. */
export function processorMsUnder(parent: number): number {
  const own = fieldsOf(parent)
  let whole = (Number(own[ENDED_USER]) + Number(own[ENDED_SYSTEM])) * TICK_MS
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = fieldsOf(name)
      if (Number(fields[PARENT]) === parent) whole += msOf(fields)
    } catch {
      // The process ended after the list was read.
    }
  }
  return whole
}
