import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { parentOf, processorMsOf, processorMsUnder } from '../../../tools/processor.ts'

const ELSEWHERE = { skip: process.platform !== 'linux' }

test(
  "processor time of a process grows, and counts among its parent's children",
  ELSEWHERE,
  async () => {
    const child = spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' })
    const { pid = 0 } = child
    try {
      await expect.poll(() => processorMsOf(pid), { timeout: 50_000 }).toBeGreaterThanOrEqual(50)

      expect(parentOf(pid)).toBe(process.pid)
      expect(processorMsUnder(process.pid)).toBeGreaterThanOrEqual(50)
      expect(processorMsUnder(pid)).toBe(0)
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  },
)

test(
  "the time of a child that ended still counts among its parent's children",
  ELSEWHERE,
  async () => {
    const before = processorMsUnder(process.pid)
    const child = spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' })
    const { pid = 0 } = child
    await expect.poll(() => processorMsOf(pid), { timeout: 50_000 }).toBeGreaterThanOrEqual(100)
    child.kill('SIGKILL')
    await once(child, 'exit')

    expect(processorMsUnder(process.pid) - before).toBeGreaterThanOrEqual(100)
  },
)
