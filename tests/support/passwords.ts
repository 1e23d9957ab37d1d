import { type Passwords, createPasswords } from '../../server/src/base/passwords.ts'

/** A hundredth of the server's own cost: for tests of everything but the hash itself. */
const QUICK = { N: 2 ** 10, p: 1 }

export const quickPasswords = (options: { waiting?: number } = {}): Passwords =>
  createPasswords({ ...options, cost: QUICK })
