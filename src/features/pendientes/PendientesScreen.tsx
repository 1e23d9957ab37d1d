import { Button } from '@fluentui/react-components'
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useState } from 'react'
import { Link } from 'wouter'

import { sendNow } from '#live/decisiones.ts'
import { hasBackgroundSync, useSinTrabajador } from '#live/lacks.ts'
import { type Pendiente, usePendientes } from '#live/usePendientes.ts'
import { useVencida } from '#live/useSession.ts'
import { useSignal } from '#live/useSignal.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { comoSeEnvia } from './comoSeEnvia.ts'
import { DescartarDialogo } from './DescartarDialogo.tsx'
import { Enviados } from './Enviados.tsx'
import { ESTADOS } from './estados.tsx'
import { EsteAparato } from './EsteAparato.tsx'
import { TarjetaDeCambio } from './TarjetaDeCambio.tsx'

import './pendientes.css'
import { texts } from './texts.ts'

export function PendientesScreen() {
  const todos = useTodos()
  const [aDescartar, setADescartar] = useState<Pendiente>()
  const porEnviar = (todos ?? [])
    .filter(({ state }) => state !== 'done')
    .toSorted((a, b) => ESTADOS[a.state].orden - ESTADOS[b.state].orden)
  const enviados = (todos ?? []).filter(({ state }) => state === 'done').toReversed()
  return (
    <>
      <div className="cambios">
        <div className="titulo con-boton">
          <div>
            <Titulo>{texts.titulo}</Titulo>
            <ComoSeEnvia />
          </div>
          {porEnviar.length > 0 && (
            <Button
              className="contorno"
              appearance="outline"
              icon={<ArrowSync24Regular />}
              onClick={() => void sendNow()}
            >
              {texts.enviarAhora}
            </Button>
          )}
        </div>
        {!todos && <Esqueleto texto={texts.leyendo} />}
        {todos && porEnviar.length === 0 && <NadaPorEnviar />}
        <ul className="pila">
          {porEnviar.map((pendiente) => (
            <TarjetaDeCambio
              key={pendiente.id}
              pendiente={pendiente}
              onDescartar={() => setADescartar(pendiente)}
            />
          ))}
        </ul>
      </div>
      {enviados.length > 0 && <Enviados enviados={enviados} />}
      <EsteAparato desde={todos && desdeCuando(todos)} />
      <DescartarDialogo pendiente={aDescartar} onCerrar={() => setADescartar(undefined)} />
    </>
  )
}

function ComoSeEnvia() {
  const vencida = useVencida()
  const sinTrabajador = useSinTrabajador()
  return (
    <p className="tenue">{comoSeEnvia({ vencida, sinTrabajador, conSync: hasBackgroundSync() })}</p>
  )
}

/** Since when the oldest change waits. */
const desdeCuando = (todos: Pendiente[]) => todos.find(({ state }) => state !== 'done')?.createdAt

/** Without signal a try lasts a blink: it would only make the list flicker. */
function useTodos(): Pendiente[] | undefined {
  const sinSenal = useSignal() !== 'con-senal'
  return usePendientes()?.map((pendiente) =>
    sinSenal && pendiente.state === 'sending' ? { ...pendiente, state: 'pending' } : pendiente,
  )
}

function NadaPorEnviar() {
  return (
    <Vacio icono={<CheckmarkCircle24Regular />} titulo={texts.vacio}>
      <p>{texts.vacioDetalle(aparato())}</p>
      <Link className="boton contorno" href="/">
        {texts.inicio}
      </Link>
    </Vacio>
  )
}
