import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { useBorrador } from '#live/borradores/useBorrador.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { guardarDerivacion } from '#model/derivaciones.ts'
import { MarcoDeFormulario } from '#piezas/formulario/MarcoDeFormulario.tsx'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { CampoDeObraSocial } from './CampoDeObraSocial.tsx'
import { type Campos, type Origen, cambiaAlgo, cambioDe, reglas } from './campos.ts'
import { Fechas } from './Fechas.tsx'
import { Quienes } from './Quienes.tsx'
import { texts } from './texts.ts'

type Props = {
  origen: Origen
  titulo: string
}

/** Form of a referral (DERI-04): a draft from the first key on, a change once it is saved. */
export function FormularioDeDerivacion(props: Props) {
  const grupo = useCopia(grupoFamiliar, {}, texts.trayendo)
  // The original values must not change while the form is open. One thing may: its earlier change was sent meanwhile
  // (`detras`).
  const [abierto] = useState(props.origen)
  const origen = { ...abierto, ...(props.origen.detras && { detras: true }) }
  const borrador = useBorrador<Campos>(`derivacion/${origen.nombre}`, abierto.campos)
  if (grupo.leyendo || !borrador) return null
  if (!grupo.value)
    return (
      <>
        <Titulo>{props.titulo}</Titulo>
        {grupo.aviso}
      </>
    )
  return <Escribir {...props} origen={origen} familia={grupo.value} borrador={borrador} />
}

type EscribirProps = Props & {
  familia: readonly Afiliado[]
  borrador: NonNullable<ReturnType<typeof useBorrador<Campos>>>
}

function Escribir({ origen, titulo, familia, borrador }: EscribirProps) {
  const [, navigate] = useLocation()
  const sinSenal = useSinSenal()
  const guardar = useOperation(guardarDerivacion)
  const terminar = () => navigate('/derivaciones', { replace: true })
  const { control, ocupado, rechazo, enviar, vaciar, poner } = useFormulario<Campos>({
    struct: reglas,
    inicial: origen.campos,
    borrador,
    revisa: 'desde-enviar',
    async alEnviar(campos) {
      const cambio = cambioDe(campos, origen, familia, borrador.clave)
      if (!cambio) return { en: 'obraSocial', detalle: texts.sinObraSocial }
      const kept = await guardar(cambio, { clave: borrador.clave })
      if (!kept.kept) return { titulo: texts.noSeGuardo, detalle: kept.message }
      navigate(`/add-derivacion?guardada=${encodeURIComponent(kept.value)}`, { replace: true })
      return undefined
    },
  })
  const campos = useWatch({ control }) as Campos // Every field has its initial value.
  const hayCambio = cambiaAlgo(campos, origen)

  return (
    <MarcoDeFormulario
      titulo={titulo}
      rechazo={rechazo}
      ocupado={ocupado}
      porQueNo={origen.una && !hayCambio ? texts.sinCambios : undefined}
      hayEscrito={hayCambio}
      borrador={borrador}
      inicial={origen.campos}
      vaciar={vaciar}
      onEnviar={enviar}
      onSalir={terminar}
    >
      {origen.contesto !== undefined && (
        <Panel tono="error" titulo={texts.contesto}>
          <p>{origen.contesto}</p>
        </Panel>
      )}
      {sinSenal && (
        <Panel tono="aviso">
          <p>{texts.avisoSinSenal(aparato())}</p>
        </Panel>
      )}
      <CampoDeObraSocial control={control} />
      <Fechas control={control} poner={poner} />
      <Quienes control={control} poner={poner} familia={familia} />
    </MarcoDeFormulario>
  )
}
