import { type Person, people } from '../../support/people.ts'
import type { Provider } from '../../support/provider.ts'
import { type Phone, expect } from '../../support/test.ts'
import type { Logged, Proxy } from './proxy.ts'

/** Texts that identify a person or their family, spelled as on screens and as in requests. */
export async function markersOf(provider: Provider, who: Person): Promise<string[]> {
  const family = await provider.familia(who)
  expect(family, who).not.toEqual([])
  return family.flatMap(({ nombre, apellido, documento, documentoFormateado, numeroAfiliado }) => [
    `${nombre} ${apellido}`,
    `${apellido} ${nombre}`,
    `${apellido}, ${nombre}`,
    `"nombre":"${nombre}","apellido":"${apellido}"`,
    documento,
    documentoFormateado,
    numeroAfiliado,
  ])
}

/** Uid of the session in a request. */
export function uidOf({ authorization }: Logged): string | undefined {
  const payload = authorization?.split('.')[1]
  if (payload === undefined) return undefined
  const { uid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { uid: number }
  return String(uid)
}

/** I5: storage, screens and requests name only `who` while they are signed in. */
export async function assertOnePerson(
  { phone: { portal }, provider, network }: { phone: Phone; provider: Provider; network: Proxy },
  who: Person,
): Promise<void> {
  const uid = String(provider.uidOf(who))
  const session = await portal.session()
  expect(
    session.map((row) => row.uid),
    'I5',
  ).toEqual([uid])

  const sent = network.log.filter((entry) => uidOf(entry) === uid)
  const everything = [
    JSON.stringify(await portal.copies()),
    await portal.page.locator('body').innerText(),
    ...sent.map(({ body }) => body),
  ].join('\n')
  for (const other of Object.keys(people) as Person[])
    if (other !== who)
      for (const marker of await markersOf(provider, other))
        expect(everything, `I5 ${other}`).not.toContain(marker)

  const others = (await portal.outbox()).filter((row) => row.uid !== uid).map(({ id }) => id)
  expect(
    sent.filter(({ key }) => key !== undefined && others.includes(key)),
    'I5',
  ).toEqual([])
}
