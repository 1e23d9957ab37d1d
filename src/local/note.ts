import { isLost } from './open.ts'
import { isFull } from './room.ts'

/** For what is only noted: a phone that is full, or whose database fails just then, goes without. */
export async function ifPossible(note: () => Promise<unknown>): Promise<void> {
  try {
    await note()
  } catch (error) {
    if (!isFull(error) && !isLost(error)) throw error
  }
}
