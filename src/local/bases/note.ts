import { isLost } from './open.ts'
import { isFull } from './room.ts'

/** Runs a write that may be lost: on a full phone, or when the database fails, it is left out. */
export async function ifPossible(note: () => Promise<unknown>): Promise<void> {
  try {
    await note()
  } catch (error) {
    if (!isFull(error) && !isLost(error)) throw error
  }
}
