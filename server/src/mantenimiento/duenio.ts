import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

// The server runs as a user of its own. Files that root makes in its folder would be closed to it.

/** Owner of a folder, if root works in it for another user. */
function ownerOf(dataDir: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = statSync(dataDir)
  return uid === 0 ? undefined : { uid, gid }
}

/** Gives a file to the owner of the data folder. */
export function darAlDuenio(dataDir: string, file: string): void {
  const owner = ownerOf(dataDir)
  if (owner) lchownSync(file, owner.uid, owner.gid)
}

/** Gives everything in the data folder to its owner. */
export function darTodoAlDuenio(dataDir: string): void {
  const owner = ownerOf(dataDir)
  if (!owner) return
  // With their types: without them the list would follow links out of the folder.
  for (const found of readdirSync(dataDir, { recursive: true, withFileTypes: true }))
    lchownSync(join(found.parentPath, found.name), owner.uid, owner.gid)
}
