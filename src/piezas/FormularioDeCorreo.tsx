import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Info24Regular } from '@fluentui/react-icons/svg/info'
import { Send24Regular } from '@fluentui/react-icons/svg/send'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'

import { reglasDelCorreo } from './correo.ts'
import { CampoDe } from './formulario/CampoDe.tsx'
import { useFormulario } from './formulario/useFormulario.ts'

import './piezas.css'
import { texts } from './texts.ts'

export type EnvioPorCorreo = {
  onCerrar: () => void
  /** The document to send. */
  que: { titulo: string; detalle: string }
  /** The address that it usually goes to. */
  correo: string
  /** True if it may wait for signal; otherwise it is sent now or not at all. */
  enCola: boolean
  /** Stores an operation or makes a call. Returns the reason if it fails. */
  onEnviar: (correo: string) => Promise<string | undefined>
}

/** The form of `EnviarPorCorreo`. */
export function FormularioDeCorreo({ que, correo, enCola, onEnviar, onCerrar }: EnvioPorCorreo) {
  const espera = useSinSenal() && enCola
  const { control, ocupado, rechazo, enviar } = useFormulario({
    struct: reglasDelCorreo,
    inicial: { correo },
    async alEnviar(campos) {
      const porQueNo = await onEnviar(campos.correo.trim())
      if (porQueNo !== undefined) return { titulo: texts.noSeEnvio, detalle: porQueNo }
      onCerrar()
      return undefined
    },
  })
  return (
    <Formulario onEnviar={enviar}>
      <div className="documento-a-enviar neutro">
        <DocumentPdf24Regular />
        <div>
          <span className="fuerte">{que.titulo}</span>
          <br />
          <span className="tenue">{que.detalle}</span>
        </div>
      </div>
      {rechazo && <PanelDeRechazo {...rechazo} />}
      <CampoDe
        de={control}
        nombre="correo"
        etiqueta={texts.correo}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      {espera ? (
        <Panel tono="aviso">
          <p>{texts.seEnviaDespues(aparato())}</p>
        </Panel>
      ) : (
        <p className="cabeza tenue">
          <Info24Regular />
          <span>{texts.seEnviaAhora}</span>
        </p>
      )}
      <div className="botones final">
        <Boton onClick={onCerrar}>{texts.cancelar}</Boton>
        <Boton tono="primario" type="submit" icono={<Send24Regular />} ocupado={ocupado}>
          {texts.enviar}
        </Boton>
      </div>
    </Formulario>
  )
}
