import { useSignal, useSinSenalDesde } from '#live/copias/useSignal.ts'
import { usePendientes } from '#live/pendientes/usePendientes.ts'
import { readSession } from '#live/sesion/useSession.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'
import { estaInstalada } from '#live/telefono/instalar.ts'
import { hasBackgroundSync, useLugar, useSinTrabajador } from '#live/telefono/lacks.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { useAplicacionGuardada } from '#live/version/useAplicacionGuardada.ts'
import { useVersion } from '#live/version/useVersion.ts'
import { aparato } from '#ui/esMovil.ts'
import { useAhora } from '#ui/useAhora.ts'

import { useEnElTelefono, useEspacio } from './enElTelefono.ts'
import type { Mirado } from './renglones.ts'

/** All data of this screen, kept up to date; undefined until they are read. */
export function useMirado(): (Mirado & { sinTrabajador: boolean; guarda: boolean }) | undefined {
  const now = useAhora(60_000)
  const telefono = useEnElTelefono()
  const espacio = useEspacio()
  const session = useLive(readSession)
  const pendientes = usePendientes()
  const senalDicha = useSignal()
  const sinSenalDesde = useSinSenalDesde()
  const version = useVersion()
  const sinTrabajador = useSinTrabajador()
  const entera = useAplicacionGuardada()
  const guarda = usePuedeGuardar()
  const lugar = useLugar() === 'hay'
  if (!telefono || !espacio || !pendientes || session?.state !== 'signed-in') return undefined
  const enEspera = pendientes.filter(({ state }) => state === 'pending' || state === 'sending')
  const sinLlegar = pendientes.filter(({ state }) => state !== 'done')
  return {
    ...telefono,
    aparato: aparato(),
    now,
    senalDicha,
    sinSenalDesde,
    libre: espacio.libre,
    esperan: enEspera.length,
    deciden: sinLlegar.length - enEspera.length,
    sinTrabajador,
    guarda,
    senas: {
      senal: senalDicha === 'con-senal',
      prometido: espacio.prometido,
      conLaAplicacionCerrada: hasBackgroundSync(),
      abreSinSenal: entera && !sinTrabajador,
      lugar: lugar && guarda,
      alDia: !version.waiting,
      instalada: estaInstalada(),
      compartido: session.shared,
      sesion: !session.expired,
    },
  }
}
