import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { useState } from 'react'

import type { Farmacia } from '#contract/farmacias.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { useHora } from '#piezas/hora.ts'
import { distanciaEnPalabras, porCercania, seOrdenan } from '#piezas/lugares/distancia.ts'
import { estaAbierta, horarioDe } from '#piezas/lugares/horario.ts'
import type { Lugar } from '#piezas/lugares/lugar.ts'
import { Lugares } from '#piezas/lugares/Lugares.tsx'
import { MasCerca } from '#piezas/lugares/MasCerca.tsx'
import { texts as deLugares } from '#piezas/lugares/texts.ts'
import { useUbicacion } from '#piezas/lugares/useUbicacion.ts'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PildoraSuelta } from '#ui/Pildoras.tsx'

import { texts } from './texts.ts'

type Props = { halladas: Farmacia[]; localidad: string | undefined; entreLasGuardadas: boolean }

/** Pharmacies by name. On request by distance, or only those open now. */
export function Lista({ halladas, localidad, entreLasGuardadas }: Props) {
  const ahora = useHora()
  const donde = useUbicacion()
  const [pidioAbiertas, setPidioAbiertas] = useState(false)
  const { aca } = donde
  const hayHorarios = halladas.some(({ portal }) => horarioDe(portal))
  const soloAbiertas = pidioAbiertas && hayHorarios
  const lejanias = new Map(
    aca ? porCercania(halladas, aca.punto).map(({ lugar, lejania }) => [lugar, lejania]) : [],
  )
  const enOrden = aca ? [...lejanias.keys()] : halladas
  const vistas = soloAbiertas
    ? enOrden.filter(({ portal }) => estaAbierta(horarioDe(portal), ahora))
    : enOrden
  return (
    <>
      <output className="fuerte">
        {soloAbiertas
          ? texts.abiertas(vistas.length, halladas.length)
          : texts.farmacias(halladas.length, localidad)}
        {aca && deLugares.porCercania}
      </output>
      {entreLasGuardadas && <p className="tenue">{deBuscar.entreLasGuardadas}</p>}
      <MasCerca de={donde} lugares={halladas} nota={loQueNoSeSabe(halladas, hayHorarios)}>
        {hayHorarios && (
          <PildoraSuelta
            pulsada={soloAbiertas}
            icono={<Clock20Regular />}
            onClick={() => setPidioAbiertas(!soloAbiertas)}
          >
            {deLugares.abiertas}
          </PildoraSuelta>
        )}
      </MasCerca>
      {vistas.length === 0 ? (
        <Panel tono="info" titulo={deLugares.ningunaAbierta}>
          <p>{deLugares.ningunaAbiertaDetalle}</p>
          <div className="botones">
            <Boton onClick={() => setPidioAbiertas(false)}>{deLugares.verTodas}</Boton>
          </div>
        </Panel>
      ) : (
        <Lugares
          key={`${aca?.at}/${soloAbiertas}`}
          titulo={texts.titulo}
          deQue="farmacias"
          lugares={vistas.map((una) => {
            const lejania = lejanias.get(una)
            return {
              ...comoLugar(una),
              localidadDicha: localidad !== undefined,
              horario: { conocido: horarioDe(una.portal), hayDeOtros: hayHorarios },
              lejania: aca && lejania && distanciaEnPalabras(lejania, aca.precision),
            }
          })}
        />
      )}
      <AvisoDeCincuenta filas={entreLasGuardadas ? 0 : halladas.length} />
    </>
  )
}

function loQueNoSeSabe(halladas: readonly Farmacia[], hayHorarios: boolean): string | undefined {
  const hayLugar = halladas.length < 2 || seOrdenan(halladas)
  if (hayHorarios) return hayLugar ? undefined : deLugares.sinLugar
  return hayLugar ? deLugares.sinHorarios : deLugares.sinHorariosNiLugar
}

const comoLugar = (una: Farmacia): Lugar => ({
  clave: una.idFarmacia,
  nombre: una.nombre,
  direccion: una.direccion ?? una.domicilio,
  localidad: una.localidad,
  telefonos: una.telefono ? [una.telefono] : [],
  correo: una.mail,
})
