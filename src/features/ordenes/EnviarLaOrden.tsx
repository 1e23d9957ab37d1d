import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { reglasDelCorreo } from '#piezas/correo.ts'
import { CampoDe } from '#piezas/formulario/CampoDe.tsx'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'

import { texts } from './texts.ts'
import { useEnviarOrden } from './useEnviarOrden.ts'

type Props = { numeroOrden: string; correo: string }

/** Mails a new order (FORM-04, FORM-05, ORD-16). Stored on this phone and sent when there is signal. */
export function EnviarLaOrden({ numeroOrden, correo }: Props) {
  const sinSenal = useSinSenal()
  const enviarla = useEnviarOrden(numeroOrden)
  const [enviada, setEnviada] = useState(false)
  const { control, ocupado, rechazo, enviar } = useFormulario({
    struct: reglasDelCorreo,
    inicial: { correo },
    async alEnviar(campos) {
      setEnviada(true)
      const porQueNo = await enviarla(campos.correo.trim(), () => setEnviada(false))
      if (porQueNo === undefined) return undefined
      setEnviada(false)
      return { en: 'correo', detalle: porQueNo }
    },
  })
  const escrito = useWatch({ control, name: 'correo' })
  const vacio = escrito.trim() === ''
  const espera = enviada && sinSenal
  return (
    <Formulario className="por-correo" onEnviar={enviar}>
      <CampoDe
        de={control}
        nombre="correo"
        etiqueta={texts.porCorreo}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Boton
        type="submit"
        icono={<Mail24Regular />}
        disabled={vacio}
        ocupado={ocupado || (enviada && !sinSenal)}
      >
        {enviada && !sinSenal ? texts.enviando : texts.enviar}
      </Boton>
      <output className="nota-de-orden">
        {(vacio && texts.escribiElCorreo) || (espera && texts.seEnviaDespues) || rechazo?.detalle}
      </output>
    </Formulario>
  )
}
