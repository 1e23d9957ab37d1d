import { area } from '../http/area.ts'
import { olvidarClaves } from './claves.ts'

export const manifest = area({
  cleanUp: olvidarClaves,
})
