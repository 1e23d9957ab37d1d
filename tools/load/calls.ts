import { randomUUID } from 'node:crypto'

import { afiliados } from '#contract/afiliados.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import { CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { notificaciones } from '#contract/notificaciones.ts'
import { recetas } from '#contract/recetas.ts'

import type { Ask } from './drive.ts'
import type { Person } from './people.ts'

/** A call as it is measured, and the bare server's request that does the least of the same kind. */
export type Call = {
  name: string
  title: string
  beside: 'select' | 'transaction'
  expected: number
  next: () => Ask
}

const JSON_BODY = { 'Content-Type': 'application/json' }

/** Calls of the signed-in people, in turn. */
export async function callsOf(people: readonly Person[], port: number): Promise<Call[]> {
  let turn = 0
  const inTurn = () => people[turn++ % people.length] as Person
  const bearer = ({ token }: Person) => ({ Authorization: `Bearer ${token}` })
  const read =
    ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
    (): Ask => ({
      method,
      path,
      headers: bearer(inTurn()),
    })
  const family = read(afiliados.grupoFamiliar)
  const marks = new Map<string, string>()
  for (const person of people) {
    const answer = await fetch(`http://127.0.0.1:${port}${afiliados.grupoFamiliar.path}`, {
      headers: bearer(person),
    })
    marks.set(person.token, answer.headers.get(CABECERAS.marca) ?? '')
  }
  const known = (): Ask => {
    const person = inTurn()
    const mark = { [cabeceraDeConocida('GET')]: marks.get(person.token) ?? '' }
    return { ...family(), headers: { ...bearer(person), ...mark } }
  }
  return [
    { name: 'family', title: 'family group', beside: 'select', expected: 200, next: family },
    {
      name: 'known',
      title: 'family group, nothing new',
      beside: 'select',
      expected: 304,
      next: known,
    },
    {
      name: 'notices',
      title: 'notifications',
      beside: 'select',
      expected: 200,
      next: read(notificaciones.pendientes),
    },
    {
      name: 'prescriptions',
      title: 'prescriptions of a member',
      beside: 'select',
      expected: 200,
      next: () => prescriptions(inTurn()),
    },
    {
      name: 'requests',
      title: 'list of requests',
      beside: 'select',
      expected: 200,
      next: read(autorizaciones.lista),
    },
    {
      name: 'dismissal',
      title: 'a dismissal under a key',
      beside: 'transaction',
      expected: 200,
      next: () => dismissal(inTurn()),
    },
  ]
}

function prescriptions({ idAfiliado, token }: Person): Ask {
  const { method, path } = recetas.buscar
  const headers = { ...JSON_BODY, Authorization: `Bearer ${token}` }
  return { method, path, headers, body: JSON.stringify({ idAfiliado }) }
}

function dismissal(person: Person): Ask {
  const { method, path } = notificaciones.deshabilitar
  const id = person.nextNotice()
  return {
    method,
    path,
    headers: {
      ...JSON_BODY,
      Authorization: `Bearer ${person.token}`,
      [CABECERAS.clave]: randomUUID(),
    },
    body: JSON.stringify({
      notificacion: { idSolicitud: id, tipoNotificacion: 'x', numeroNotificacion: String(id) },
    }),
  }
}
