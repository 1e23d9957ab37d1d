import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { unpack } from '../../../server/src/base/unpack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-unpack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function entry(name: string, content = '', { type = '0', size = content.length } = {}): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write('0000700\0', 100)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(type, 156)
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
  body.write(content)
  return Buffer.concat([header, body])
}
const pack = (...entries: Buffer[]) => Buffer.concat([...entries, Buffer.alloc(1024)])

test('folders and files of a tar archive are written, with gzip or without', async () => {
  const long = 'x'.repeat(600)
  const tar = pack(
    entry('/base', '', { type: '5' }),
    entry('/base/1', long),
    entry('/PG_VERSION', '18'),
  )

  for (const bytes of [tar, gzipSync(tar)]) {
    const into = mkdtempSync(join(folder, 'x'))
    await unpack(new Blob([bytes]), into)
    expect(readFileSync(join(into, 'base', '1'), 'utf8')).toBe(long)
    expect(readFileSync(join(into, 'PG_VERSION'), 'utf8')).toBe('18')
  }
})

test.each([
  ['that is no pack', Buffer.from('a letter to the insurer '.repeat(40))],
  ['that ends early', pack(entry('/PG_VERSION', '18', { size: 9_000_000 }))],
  ['with a path out of the folder', pack(entry('/../outside', 'x'))],
])('a file %s is refused', async (_which, bytes) => {
  const into = mkdtempSync(join(folder, 'x'))

  await expect(unpack(new Blob([bytes]), into)).rejects.toThrow('not a packed database')
  expect(readdirSync(into)).toEqual([])
})
