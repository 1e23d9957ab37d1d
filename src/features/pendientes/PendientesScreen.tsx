import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useEffect, useRef, useState } from 'react'

import { useSignal } from '#live/copias/useSignal.ts'
import { type Pendiente, usePendientes } from '#live/pendientes/usePendientes.ts'
import { useVencida } from '#live/sesion/useSession.ts'
import { hasBackgroundSync, useSinTrabajador } from '#live/telefono/lacks.ts'
import { DescartarCambio } from '#piezas/DescartarCambio.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { useTandas } from '#ui/useTandas.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import type { Eleccion } from './AlRecibo.tsx'
import { ANCHA } from './ancha.ts'
import { comoSeEnvia } from './comoSeEnvia.ts'
import { Enviados } from './Enviados.tsx'
import { enviarAhora } from './enviarAhora.ts'
import { ESTADOS } from './estados.tsx'
import { EsteAparato } from './EsteAparato.tsx'
import { Recibo } from './Recibo.tsx'
import { TarjetaDeCambio } from './TarjetaDeCambio.tsx'

import './pendientes.css'
import { texts } from './texts.ts'

/** All changes of this person. `numero`: the receipt that is open beside the list at first, if there is room. */
export function PendientesScreen({ numero }: { numero?: number | undefined }) {
  const todos = useTodos()
  const vencida = useVencida()
  const ancha = useMedia(ANCHA)
  const [elegido, setElegido] = useState(numero)
  const [aDescartar, setADescartar] = useState<Pendiente>()
  const porEnviar = (todos ?? []).filter(({ state }) => state !== 'done')
  const necesitan = porEnviar.filter(necesitaDecision)
  const solos = porEnviar.filter((uno) => !necesitaDecision(uno))
  useFocoAlIrse(porEnviar.length)
  const enviados = (todos ?? []).filter(({ state }) => state === 'done').toReversed()
  const enOrden = [...necesitan, ...solos, ...enviados]
  const alLado = ancha ? (enOrden.find((uno) => uno.numero === elegido) ?? enOrden[0]) : undefined
  const eleccion = alLado && { numero: alLado.numero, onElegir: setElegido }
  const grupo = (titulo: string, cambios: Pendiente[]) =>
    cambios.length > 0 && <Grupo {...{ titulo, cambios, eleccion }} onDescartar={setADescartar} />
  const lista = (
    <>
      {grupo(texts.necesitan, necesitan)}
      {grupo(texts.seEnvianSolos, solos)}
      {enviados.length > 0 && <Enviados enviados={enviados} eleccion={eleccion} />}
    </>
  )
  return (
    <>
      <div className={alLado ? undefined : 'cambios'}>
        <div className="titulo con-boton">
          <div>
            <Titulo>{texts.titulo}</Titulo>
            <ComoSeEnvia />
          </div>
          {porEnviar.length > 0 && vencida && (
            <EnlaceBoton tono="primario" href="/signin">
              {texts.ingresarParaEnviar}
            </EnlaceBoton>
          )}
          {porEnviar.length > 0 && !vencida && (
            <Boton icono={<ArrowUpload24Regular />} onClick={() => void enviarAhora()}>
              {texts.enviarAhora}
            </Boton>
          )}
        </div>
        {!todos && <Esqueleto texto={texts.leyendo} />}
        {todos && porEnviar.length === 0 && <NadaPorEnviar />}
        {alLado ? (
          <div className="lista-y-recibo">
            <div>{lista}</div>
            <section className="tarjeta relleno" aria-label={texts.envio(alLado.numero)}>
              <Recibo key={alLado.id} pendiente={alLado} alLado />
            </section>
          </div>
        ) : (
          lista
        )}
      </div>
      <EsteAparato desde={todos && desdeCuando(todos)} />
      <DescartarCambio pendiente={aDescartar} onCerrar={() => setADescartar(undefined)} />
    </>
  )
}

/** True also for a change behind another that needs a decision: it is not sent before that. */
const necesitaDecision = ({ state, detrasDe }: Pendiente) =>
  ESTADOS[state].orden === 0 || detrasDe !== undefined

type GrupoProps = {
  titulo: string
  cambios: Pendiente[]
  eleccion: Eleccion
  onDescartar: (cual: Pendiente) => void
}

function Grupo({ titulo, cambios, eleccion, onDescartar }: GrupoProps) {
  const { lista, aLaVista, mas } = useTandas(cambios)
  return (
    <section>
      <h2 className="seccion grupo">
        {titulo} <span className="cuenta">{cambios.length}</span>
      </h2>
      <ul ref={lista} className="pila">
        {aLaVista.map((pendiente) => (
          <TarjetaDeCambio
            key={pendiente.id}
            pendiente={pendiente}
            eleccion={eleccion}
            onDescartar={() => onDescartar(pendiente)}
          />
        ))}
      </ul>
      {mas}
    </section>
  )
}

function ComoSeEnvia() {
  const vencida = useVencida()
  const sinTrabajador = useSinTrabajador()
  return (
    <p className="tenue">{comoSeEnvia({ vencida, sinTrabajador, conSync: hasBackgroundSync() })}</p>
  )
}

/** Creation time of the oldest waiting change. */
const desdeCuando = (todos: Pendiente[]) => todos.find(({ state }) => state !== 'done')?.createdAt

/** Without signal an attempt fails within moments: showing it as 'sending' would make the list flicker. */
function useTodos(): Pendiente[] | undefined {
  const sinSenal = useSignal() !== 'con-senal'
  return usePendientes()?.map((pendiente) =>
    sinSenal && pendiente.state === 'sending' ? { ...pendiente, state: 'pending' } : pendiente,
  )
}

/** If the focused button disappears with its change, the focus moves to the title. */
function useFocoAlIrse(cuantos: number): void {
  const antes = useRef(cuantos)
  useEffect(() => {
    const sinFoco = document.activeElement === document.body
    if (cuantos < antes.current && sinFoco) document.querySelector('h1')?.focus()
    antes.current = cuantos
  }, [cuantos])
}

function NadaPorEnviar() {
  return (
    <Vacio icono={<CheckmarkCircle24Regular />} titulo={texts.vacio}>
      <p>{texts.vacioDetalle(aparato())}</p>
      <EnlaceBoton href="/">{texts.inicio}</EnlaceBoton>
    </Vacio>
  )
}
