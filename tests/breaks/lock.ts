import { type Break, by } from './break.ts'

const APERTURAS = 'src/local/candado/aperturas.ts'
const CANDADO = 'src/local/candado/candado.ts'
const INTENTOS = 'src/local/candado/intentos.ts'

/** Lock of the phone: nothing readable while it is closed, nothing lost when it opens. */
export const LOCK: Break[] = [
  {
    id: 'lock-tries',
    what: 'wrong PINs are not counted',
    file: INTENTOS,
    find: 'intentos: row.intentos + 1',
    replace: 'intentos: row.intentos',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-drafts',
    what: 'drafts outlive an erased lock',
    file: INTENTOS,
    find: '    await borradores.where({ uid }).delete()\n',
    replace: '',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-device',
    what: 'a PIN opens a copied store on another device',
    file: APERTURAS,
    find: "kekDe(await crypto.subtle.sign('HMAC', dispositivo, slow), salt, id)",
    replace: 'kekDe(slow, salt, id)',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-passkey',
    what: 'the secret of any passkey is tried',
    file: APERTURAS,
    find: ' && String(apertura.credencial) === String(credencial))',
    replace: ')',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-passkey-off',
    what: 'a passkey that was taken away still opens',
    file: CANDADO,
    find: 'aperturas.filter(({ de }) => de === esta)',
    replace: 'aperturas',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-last-way',
    what: 'the last way into a lock is taken away',
    file: CANDADO,
    find: 'dejadas.length > 0 ? { aperturas: dejadas } : {}',
    replace: '{ aperturas: dejadas }',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-no-pin',
    what: 'PINs erase a lock that has none',
    file: INTENTOS,
    find: "  if (!isOver && !hayPin(row)) return { state: 'sin-pin' }\n",
    replace: '',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-replaced',
    what: 'a passkey seals the data key of a lock that is gone',
    file: CANDADO,
    find: "String(now.buzon) === buzon && now.paso !== 'borrado'",
    replace: 'buzon',
    by: by('unit', 'local/candado/intentos'),
  },
  {
    id: 'lock-worker-key',
    what: 'a worker gives the data key away after the pages are gone',
    file: 'src/local/candado/entreVentanas.ts',
    find: 'if (clave && answers()) tell',
    replace: 'if (clave) tell',
    by: by('unit', 'local/candado/entreVentanas'),
  },
  {
    id: 'lock-sender',
    what: 'the key that sends unsent changes is dropped before they are sent',
    file: 'src/local/candado/envio.ts',
    find: '    if (all > sent) return\n',
    replace: '',
    by: by('unit', 'sync/candado'),
  },
  {
    id: 'lock-late-answer',
    what: 'an answer that comes after the lock was closed fails the round',
    file: 'src/sync/pull.ts',
    find: "if ((error as Error).name === 'NotHere')",
    replace: "if ((error as Error).name === 'Never')",
    by: by('unit', 'sync/candado'),
  },
  {
    id: 'lock-composed',
    what: 'a locked phone composes the counter without data',
    file: 'src/sync/compose.ts',
    find: ' || isLocked(device)) return',
    replace: ') return',
    by: by('unit', 'sync/candado'),
  },
  {
    id: 'lock-payload',
    what: 'the text of a change is readable on a locked phone',
    file: 'src/local/candado/tablas.ts',
    find: "payload: 'sellado',",
    replace: "payload: 'plano',",
    by: by('unit', 'local/candado/tablas'),
  },
]
