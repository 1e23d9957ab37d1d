import type { WithoutCalls } from '../http/area.ts'
import { olvidarClaves } from './claves.ts'

export const manifest: WithoutCalls = {
  cleanUp: olvidarClaves,
}
