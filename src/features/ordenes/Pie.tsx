import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import type { ReactNode } from 'react'

import { Boton } from '#ui/Boton.tsx'

import { Total } from './Detalle.tsx'
import type { Paso } from './paso.ts'
import { PieDeGenerada } from './PieDeGenerada.tsx'
import { texts } from './texts.ts'

export type Acciones = {
  ocupado: boolean
  /** Closes the dialog; in the confirmation it cancels the order. */
  onCerrar: () => void
  /** Goes on from the cost to the confirmation. */
  onGenerar: () => void
  onConfirmar: () => void
  onVer: () => void
  /** Closes the dialog. The portal goes on asking the provider in the background. */
  onDejar: () => void
  /** Note above the buttons of the confirmation. */
  nota?: ReactNode
}

/** Buttons of each step. The last one is the main action. */
export function Pie({ paso, ...acciones }: Acciones & { paso: Paso }) {
  const { ocupado, onCerrar, onGenerar, onConfirmar, onVer, onDejar, nota } = acciones
  switch (paso.paso) {
    case 'costo':
      return (
        <>
          <Total orden={paso.costo} />
          <p className="nota-de-orden">
            <Info20Regular />
            {texts.todaviaNinguna}
          </p>
          <div className="dos-botones">
            <Boton onClick={onCerrar}>{texts.cerrar}</Boton>
            <Boton tono="primario" ocupado={ocupado} onClick={onGenerar}>
              {ocupado ? texts.validando : texts.generar}
            </Boton>
          </div>
        </>
      )
    case 'confirmar':
      return (
        <>
          <Total orden={paso.validada} />
          {nota}
          <div className="dos-botones">
            <Boton onClick={onCerrar}>{texts.cancelar}</Boton>
            <Boton tono="primario" icono={<Checkmark24Regular />} onClick={onConfirmar}>
              {texts.confirmar}
            </Boton>
          </div>
        </>
      )
    case 'confirmando':
      return (
        <>
          <Total orden={paso.validada} />
          <output className="rueda-y-texto">
            <i className="rueda" />
            {paso.lista ? texts.preparando : texts.confirmando}
          </output>
          <div className="dos-botones">
            <Boton disabled>{texts.cerrar}</Boton>
            {paso.lista ? (
              <p className="confirmada ok">
                <CheckmarkCircle24Filled />
                {texts.confirmada}
              </p>
            ) : (
              <Boton tono="primario" ocupado>
                {texts.confirmar}
              </Boton>
            )}
          </div>
        </>
      )
    case 'preguntando':
      return <Boton onClick={onDejar}>{texts.seguir}</Boton>
    case 'si':
      return (
        <Boton tono="primario" icono={<DocumentText24Regular />} onClick={onVer}>
          {texts.verLaOrden}
        </Boton>
      )
    case 'no':
      return (
        <Boton tono="primario" onClick={onDejar}>
          {paso.orden.origen === 'impresa' ? texts.volverAlFormulario : texts.volverAEscanear}
        </Boton>
      )
    case 'sin-saber':
      return (
        <Boton tono="primario" onClick={onDejar}>
          {texts.entendido}
        </Boton>
      )
    case 'generada':
      return <PieDeGenerada orden={paso.orden} />
  }
}
