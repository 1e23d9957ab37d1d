import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Copy24Regular } from '@fluentui/react-icons/svg/copy'
import { Share24Regular } from '@fluentui/react-icons/svg/share'
import { useState } from 'react'

import { Desplazable } from '#piezas/Desplazable.tsx'
import { descargar } from '#piezas/documento/archivo.ts'
import { Boton } from '#ui/Boton.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** A code to read out on the telephone, and a text to send. The person sees the text before it is sent. */
export function ParaLaMesa({ codigo, texto }: { codigo: string; texto: string }) {
  const [visto, setVisto] = useState(false)
  const comparte = esMovil() && 'share' in navigator
  return (
    <section className="tarjeta relleno pila">
      <div>
        <h2>{texts.mesa}</h2>
        <p className="tenue">{texts.mesaDetalle}</p>
      </div>
      <div className="codigo-de-soporte">
        <p>
          <span className="tenue">{texts.codigo}</span>
          <br />
          <b>{codigo}</b>
        </p>
        <button
          type="button"
          className="cruz"
          aria-label={texts.copiarCodigo}
          onClick={() => void copiar(codigo)}
        >
          <Copy24Regular />
        </button>
      </div>
      <div className="botones">
        {comparte ? (
          <Boton icono={<Share24Regular />} onClick={() => void compartir(texto)}>
            {texts.compartirTexto}
          </Boton>
        ) : (
          <Boton icono={<Copy24Regular />} onClick={() => void copiar(texto)}>
            {texts.copiarTexto}
          </Boton>
        )}
        <Boton tono="plano" onClick={() => setVisto(true)}>
          {texts.verlo}
        </Boton>
      </div>
      <Dialogo abierto={visto} titulo={texts.loQueSeManda} onCerrar={() => setVisto(false)}>
        <Desplazable como="pre" className="informe">
          {texto}
        </Desplazable>
        <div className="botones">
          <Boton icono={<ArrowDownload24Regular />} onClick={() => guardar(texto)}>
            {texts.descargar}
          </Boton>
          <Boton tono="primario" onClick={() => setVisto(false)}>
            {texts.cerrar}
          </Boton>
        </div>
      </Dialogo>
    </section>
  )
}

async function copiar(texto: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto)
    showToast(texts.copiado)
  } catch {
    showToast(texts.noSeCopio, { tipo: 'error' }) // The browser gives no permission, or the page is insecure.
  }
}

async function compartir(texto: string): Promise<void> {
  try {
    await navigator.share({ title: texts.titulo, text: texto })
  } catch (error) {
    // A closed share sheet is not an error.
    if (error instanceof Error && error.name !== 'AbortError') await copiar(texto)
  }
}

const guardar = (texto: string) =>
  descargar({
    bytes: new TextEncoder().encode(texto).buffer,
    type: 'text/plain;charset=utf-8',
    name: texts.archivo,
  })
