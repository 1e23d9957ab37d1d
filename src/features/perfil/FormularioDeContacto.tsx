import { useState } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'

import { TIPOS_DE_CONTACTO, idDeTipo } from '#contract/formatoDeContacto.ts'
import { useBorrador } from '#live/borradores/useBorrador.ts'
import { useResource } from '#live/copias/useResource.ts'
import { type EnEdicion, enEdicion, listaCon, lugarDe } from '#model/cambiosDeContactos.ts'
import { tiposDeContacto } from '#model/listas.ts'
import { CampoDe } from '#piezas/formulario/CampoDe.tsx'
import { MarcoDeFormulario } from '#piezas/formulario/MarcoDeFormulario.tsx'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'

import { rechazadoDe, useCambioDeContactos } from './cambio.ts'
import { ComoSeGuarda } from './ComoSeGuarda.tsx'
import { useEdicion } from './edicion.ts'
import { ElegirTipo } from './ElegirTipo.tsx'
import { textos } from './formularioTexts.ts'
import type { Persona } from './persona.ts'

import './formulario.css'
import { type Campos, reglasDeContacto, repetido, valorDe } from './reglasDeContacto.ts'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'
import { contactosDe, formularioDe, useGuardarContactos } from './useGuardarContactos.ts'

type Props = { persona: Persona; n: number | undefined }

/** Form for a new contact or another value of a stored one (CONT). After a refusal it starts with the refused value. */
export function FormularioDeContacto({ persona, n }: Props) {
  const cambio = useCambioDeContactos(persona.idAfiliado)
  if (cambio === undefined) return <Esqueleto texto={texts.trayendo} />
  return <Abierto persona={persona} n={n} rechazado={rechazadoDe(cambio)} />
}

type AbiertoProps = Props & { rechazado: ReturnType<typeof rechazadoDe> }

function Abierto({ persona, n, rechazado }: AbiertoProps) {
  const filas = enEdicion(contactosDe(persona.ficha), rechazado?.payload)
  const [fila] = useState(() => (n === undefined ? undefined : filas[n]))
  const [contesto] = useState(fila?.uno === fila?.antes ? undefined : rechazado?.reason)
  const [inicial] = useState<Campos>(() => {
    const { tipo = 0, valor = '' } = fila?.uno ?? fila?.antes ?? {}
    return { tipo, valor }
  })
  const formulario = formularioDe(persona.idAfiliado, fila?.antes ?? fila?.uno)
  const borrador = useBorrador<Campos>(formulario, inicial)
  if (!borrador) return <Esqueleto texto={texts.trayendo} />
  return <Escribir {...{ persona, filas, fila, contesto, inicial, borrador }} />
}

type EscribirProps = {
  persona: Persona
  filas: readonly EnEdicion[]
  fila: EnEdicion | undefined
  /** Reason why this contact was refused. */
  contesto: string | undefined
  inicial: Campos
  borrador: NonNullable<ReturnType<typeof useBorrador<Campos>>>
}

function Escribir({ persona, filas, fila, contesto, inicial, borrador }: EscribirProps) {
  const [, terminar] = useEdicion()
  const guardar = useGuardarContactos(persona)
  const tipos = useResource(tiposDeContacto, {})
  const uno = fila?.antes
  const este = lugarDe(fila, filas)
  const otros = filas.flatMap((otra, at) => (at === este ? [] : (otra.uno ?? [])))
  const [struct] = useState(() => reglasDeContacto(otros))
  const alListo = () => terminar({ que: 'contactos' })
  const { control, ocupado, rechazo, enviar, vaciar } = useFormulario<Campos>({
    struct,
    inicial,
    borrador,
    revisa: 'desde-enviar',
    async alEnviar(campos) {
      const idTipo =
        uno?.idTipo ?? (tipos.state === 'ready' ? idDeTipo(tipos.value, campos.tipo) : undefined)
      const nuevo = {
        ...uno,
        tipo: campos.tipo,
        ...(idTipo !== undefined && { idTipo }),
        valor: valorDe(campos) ?? campos.valor,
      }
      const porQueNo = await guardar(listaCon(filas, este, nuevo), borrador.clave)
      if (porQueNo !== undefined) return { titulo: textos.noSeGuardo, detalle: porQueNo }
      terminar()
      return undefined
    },
  })
  const campos = useWatch({ control }) as Campos // Every field has its initial value.
  const { tipo, valor } = campos
  const hayEscrito = valor !== inicial.valor || tipo !== inicial.tipo

  return (
    <MarcoDeFormulario
      titulo={uno ? textos.editarContacto : textos.agregarContacto}
      deQuien={uno ? `${persona.nombre} · ${tipoDe(uno.tipo).nombre}` : persona.nombre}
      rechazo={rechazo}
      ocupado={ocupado}
      porQueNo={fila && contesto === undefined && !hayEscrito ? textos.sinCambios : undefined}
      hayEscrito={hayEscrito}
      borrador={borrador}
      inicial={inicial}
      vaciar={vaciar}
      onEnviar={enviar}
      onSalir={alListo}
    >
      {contesto !== undefined && (
        <Panel tono="error" titulo={textos.contesto}>
          <p>{contesto}</p>
        </Panel>
      )}
      {!uno && <ElegirTipo control={control} />}
      {tipo === 0 ? (
        <p className="tenue">{textos.primeroTipo}</p>
      ) : (
        <Valor control={control} campos={campos} otros={otros} />
      )}
    </MarcoDeFormulario>
  )
}

type ValorProps = {
  control: Control<Campos>
  campos: Campos
  otros: Parameters<typeof repetido>[1]
}

/**
 * Field for the number or the address. Below it: a contact in the list with the same value, or the form in which the
 * value is stored.
 */
function Valor({ control, campos, otros }: ValorProps) {
  const { errors } = useFormState({ control })
  const { tipo, valor } = campos
  const esCorreo = tipo === TIPOS_DE_CONTACTO.email
  const igual = errors.valor ? repetido(campos, otros) : undefined
  return (
    <>
      <CampoDe
        de={control}
        nombre="valor"
        con="tipo"
        etiqueta={textos.valor[tipo] ?? ''}
        type={esCorreo ? 'email' : 'tel'}
        inputMode={esCorreo ? 'email' : 'tel'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
      />
      {igual && (
        <p className="igual neutro">
          {tipoDe(igual.tipo).icono}
          {igual.valor}
        </p>
      )}
      {!esCorreo && <ComoSeGuarda tipo={tipo} escrito={valor} />}
    </>
  )
}
