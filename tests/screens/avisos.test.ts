import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { network } from './support/lejos.ts'
import { abrir, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const AVISOS = '/v1/portal/avisos'

afterEach(() => vi.restoreAllMocks())

/** A browser that gets notices; the provider refuses its keys. */
function conAvisos(): void {
  const subscription = { endpoint: 'https://push.example/uno', toJSON: () => ({ keys: {} }) }
  const pushManager = { getSubscription: async () => subscription }
  // Without a worker: it only gives the subscription. The portal of this page goes on looking for a new version with it.
  const registration = Object.assign(new EventTarget(), {
    pushManager,
    update: async () => undefined,
  }) as unknown as ServiceWorkerRegistration
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  const { serviceWorker } = navigator
  vi.spyOn(serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration))
}

test('[NOTI-01, ERR-13] a choice of notices that is not stored says why: refused, or no signal', async () => {
  conAvisos()
  await abrir('/perfil')
  await network.rule({
    match: `GET ${AVISOS}`,
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify({ clave: 'BAAA', eleccion: { tipos: ['solicitudes'], de: null } }),
    },
  })
  await tocar(main().getByRole('link', { name: /^Avisos/ }))
  const recetas = main().getByRole('switch', { name: 'Recetas' })
  await tocar(recetas)
  await expect
    .element(page.getByText('No se guardó. Este navegador no puede recibir avisos.'))
    .toBeVisible()
  await expect.element(recetas).not.toBeChecked()

  await network.rule({ match: `POST ${AVISOS}/pedir`, do: { kind: 'refuse' } })
  await tocar(recetas)
  await expect
    .element(page.getByText('No se guardó. Para cambiarlo hace falta señal.'))
    .toBeVisible()
})
