import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { useBorrador } from '#live/borradores/useBorrador.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { domicilioDe, esElMismo, guardarDomicilio } from '#model/guardarDomicilio.ts'
import { MarcoDeFormulario } from '#piezas/formulario/MarcoDeFormulario.tsx'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { useDecirQueEspera } from '#piezas/sinEnviar.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'

import { AsiQueda } from './AsiQueda.tsx'
import { useCambioDeDomicilio } from './cambio.ts'
import { type Campos, camposDe, domicilioEscrito, reglasDeDomicilio } from './domicilioEscrito.ts'
import { useEdicion } from './edicion.ts'
import { textos } from './formularioTexts.ts'

import './formulario.css'
import { Niveles } from './Niveles.tsx'
import type { Persona } from './persona.ts'
import { Puerta } from './Puerta.tsx'
import { texts } from './texts.ts'

/** Form for the address (ADDR): a draft from the first key on, a change once it is saved. */
export function FormularioDeDomicilio({ persona }: { persona: Persona }) {
  const cambio = useCambioDeDomicilio(persona.idAfiliado)
  // The form starts with a refused change if there is one: it waits for that answer.
  if (cambio === undefined) return <Esqueleto texto={texts.trayendo} />
  return <Abierto persona={persona} cambio={cambio} />
}

type AbiertoProps = {
  persona: Persona
  cambio: NonNullable<ReturnType<typeof useCambioDeDomicilio>> | null
}

function Abierto({ persona, cambio }: AbiertoProps) {
  const { ficha, idAfiliado } = persona
  const rechazado = cambio?.state === 'rejected' ? cambio : undefined
  const [inicial] = useState<Campos>(() => {
    const desde = {
      antes: domicilioDe(ficha),
      version: ficha.versiones?.domicilio ?? undefined,
    }
    return camposDe(rechazado?.payload.despues ?? desde.antes, desde)
  })
  const borrador = useBorrador<Campos>(`domicilio/${idAfiliado}`, inicial)
  if (!borrador) return <Esqueleto texto={texts.trayendo} />
  return (
    <Escribir
      persona={persona}
      inicial={inicial}
      borrador={borrador}
      contesto={rechazado?.reason}
      alla={cambio?.state === 'conflict' ? cambio.theirs : undefined}
    />
  )
}

type Props = {
  persona: Persona
  inicial: Campos
  borrador: NonNullable<ReturnType<typeof useBorrador<Campos>>>
  /** Reason why the last save was refused. */
  contesto: string | undefined
  /** The provider's present address, in a conflict. */
  alla: string | undefined
}

function Escribir({ persona, inicial, borrador, contesto, alla }: Props) {
  const { idAfiliado, propia, ficha, nombre } = persona
  const [, terminar] = useEdicion()
  const decirQueEspera = useDecirQueEspera()
  const guardar = useOperation(guardarDomicilio)
  const { control, ocupado, rechazo, enviar, vaciar, poner } = useFormulario<Campos>({
    struct: reglasDeDomicilio,
    inicial,
    borrador,
    revisa: 'desde-enviar',
    async alEnviar(campos) {
      const despues = domicilioEscrito(campos)
      if (!despues) return { en: 'calle', detalle: textos.sinCalle }
      const { antes, version } = campos.desde
      const idDomicilioPersonaFisica =
        ficha.domicilioPersonaFisica?.idDomicilioPersonaFisica ?? undefined
      const kept = await guardar(
        { idAfiliado, propia, idDomicilioPersonaFisica, antes, despues, version },
        { clave: borrador.clave },
      )
      if (!kept.kept) return { titulo: textos.noSeGuardo, detalle: kept.message }
      decirQueEspera(kept.value)
      terminar()
      return undefined
    },
  })
  const campos = useWatch({ control }) as Campos // Every field has its initial value.
  const escrito = domicilioEscrito(campos)
  const hayCambio = !escrito || !esElMismo(escrito, campos.desde.antes) || contesto !== undefined

  return (
    <MarcoDeFormulario
      titulo={textos.editarDomicilio}
      deQuien={nombre}
      rechazo={rechazo}
      ocupado={ocupado}
      porQueNo={hayCambio ? undefined : textos.sinCambios}
      hayEscrito={hayCambio}
      borrador={borrador}
      inicial={inicial}
      vaciar={vaciar}
      onEnviar={enviar}
      onSalir={() => terminar()}
    >
      {contesto !== undefined && (
        <Panel tono="error" titulo={textos.contesto}>
          <p>{contesto}</p>
        </Panel>
      )}
      {alla !== undefined && (
        <Panel tono="aviso" titulo={textos.cambioAlla}>
          <p>{textos.cambioAllaDetalle(alla)}</p>
        </Panel>
      )}
      <Niveles control={control} poner={poner} />
      <Puerta control={control} poner={poner} />
      <AsiQueda control={control} />
    </MarcoDeFormulario>
  )
}
