import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'

import { TIPOS_DE_CONTACTO } from '#contract/formatoDeContacto.ts'
import { useBorrador } from '#live/useBorrador.ts'
import type { Uno } from '#model/guardarContactos.ts'
import { CampoDe } from '#piezas/formulario/CampoDe.tsx'
import { MarcoDeFormulario } from '#piezas/formulario/MarcoDeFormulario.tsx'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'

import { ComoSeGuarda } from './ComoSeGuarda.tsx'
import { useEdicion } from './edicion.ts'
import { ElegirTipo } from './ElegirTipo.tsx'
import { textos } from './formularioTexts.ts'
import { contactosDe, useGuardarContactos } from './guardarContactos.ts'

import './formulario.css'
import type { Persona } from './persona.ts'
import { type Campos, reglasDeContacto, repetido, valorDe } from './reglasDeContacto.ts'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'

type Props = { persona: Persona; n: number | undefined }

/** CONT: a new contact, or another value of one. */
export function FormularioDeContacto({ persona, n }: Props) {
  const [uno] = useState(() => (n === undefined ? undefined : contactosDe(persona.ficha)[n]))
  const [inicial] = useState<Campos>(() => ({ tipo: uno?.tipo ?? 0, valor: uno?.valor ?? '' }))
  const cual = uno ? `/${uno.id ?? uno.valor}` : ''
  const borrador = useBorrador<Campos>(`contacto/${persona.idAfiliado}${cual}`, inicial)
  if (!borrador) return <Esqueleto texto={texts.trayendo} />
  return <Escribir persona={persona} uno={uno} inicial={inicial} borrador={borrador} />
}

type EscribirProps = {
  persona: Persona
  uno: Uno | undefined
  inicial: Campos
  borrador: NonNullable<ReturnType<typeof useBorrador<Campos>>>
}

function Escribir({ persona, uno, inicial, borrador }: EscribirProps) {
  const [, terminar] = useEdicion()
  const guardar = useGuardarContactos(persona)
  const todos = contactosDe(persona.ficha)
  const este = todos.findIndex(
    (otro) => uno && (otro.id === undefined ? otro.valor === uno.valor : otro.id === uno.id),
  )
  const otros = todos.filter((_otro, at) => at !== este)
  const [struct] = useState(() => reglasDeContacto(otros))
  const alListo = () => terminar({ que: 'contactos' })
  const { control, ocupado, rechazo, enviar, vaciar } = useFormulario<Campos>({
    struct,
    inicial,
    borrador,
    revisa: 'desde-enviar',
    async alEnviar(campos) {
      const nuevo = { ...uno, tipo: campos.tipo, valor: valorDe(campos) ?? campos.valor }
      const despues =
        este < 0 ? [...todos, nuevo] : todos.map((otro, at) => (at === este ? nuevo : otro))
      const porQueNo = await guardar(despues, borrador.clave)
      if (porQueNo !== undefined) return { titulo: textos.noSeGuardo, detalle: porQueNo }
      terminar()
      return undefined
    },
  })
  const campos = useWatch({ control }) as Campos // every field has its initial value
  const { errors } = useFormState({ control })
  const { tipo, valor } = campos
  const esCorreo = tipo === TIPOS_DE_CONTACTO.email
  const igual = errors.valor ? repetido(campos, otros) : undefined
  const hayEscrito = valor !== inicial.valor || tipo !== inicial.tipo

  return (
    <MarcoDeFormulario
      titulo={uno ? textos.editarContacto : textos.agregarContacto}
      deQuien={uno ? `${persona.nombre} · ${tipoDe(uno.tipo).nombre}` : persona.nombre}
      rechazo={rechazo}
      ocupado={ocupado}
      porQueNo={uno && !hayEscrito ? textos.sinCambios : undefined}
      hayEscrito={hayEscrito}
      borrador={borrador}
      inicial={inicial}
      vaciar={vaciar}
      onEnviar={enviar}
      onSalir={alListo}
    >
      {!uno && <ElegirTipo control={control} />}
      {tipo === 0 ? (
        <p className="tenue">{textos.primeroTipo}</p>
      ) : (
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
      )}
    </MarcoDeFormulario>
  )
}
