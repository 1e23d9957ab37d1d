import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Fields that are always removed from log entries: the log has ids, never people (SEC-44). */
const NEVER = [
  'nombre',
  'apellido',
  'password',
  'token',
  'authorization',
  'correo',
  'cuil',
  'documento',
  'body',
]

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...NEVER, ...NEVER.map((name) => `*.${name}`)], censor: '·' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Enough of an address to see an attack, too little to identify a household. */
export function shortAddress(address: string): string {
  if (address.includes('.')) return address.replace(/^::ffff:/, '').replace(/\.\d+$/, '.x')
  return `${address.split(':').slice(0, 3).join(':')}::x`
}
