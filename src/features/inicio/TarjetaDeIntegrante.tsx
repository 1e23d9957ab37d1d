import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import type { FocusEvent } from 'react'
import { Link } from 'wouter'

import { direccionDelMostrador } from '#model/mostrador.ts'
import {
  type EnSuOrden,
  documento,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
} from '#model/personas.ts'
import { Boton } from '#ui/Boton.tsx'

import * as texts from './texts.ts'

/** Opens the card of a member over the page. */
export type Mostrar = (idAfiliado: number) => void

type Props = EnSuOrden & { onMostrar: Mostrar | undefined }

/** One card: name, the two numbers that a counter asks for, and a button for the credential. */
export function TarjetaDeIntegrante({ integrante, tono, propio, onMostrar }: Props) {
  const { idAfiliado } = integrante.afiliado
  const nombre = nombreCompleto(integrante)
  return (
    <>
      <div className={`frente tono-${tono % 3}`}>
        <Arcos />
        <p>{relacion(integrante)}</p>
        <h2>{nombre}</h2>
        <dl>
          <Numero que={texts.numero}>{numeroDeAfiliado(integrante)}</Numero>
          <Numero que={texts.documento}>{documento(integrante)}</Numero>
        </dl>
        <Link
          className="ver"
          onFocus={mostrarEntera}
          href={propio ? '/perfil' : `/ver-afiliado/${idAfiliado}`}
        >
          <span>
            {propio ? texts.verPerfil : texts.verAfiliado}
            {!propio && <span className="oculto">{texts.de(nombre)}</span>}
          </span>
          <ChevronRight24Regular />
        </Link>
      </div>
      <Boton
        tono={propio ? 'primario' : 'contorno'}
        icono={<QrCode24Regular />}
        onFocus={mostrarEntera}
        onClick={() => onMostrar?.(idAfiliado)}
        data-antes={direccionDelMostrador(idAfiliado)}
      >
        {texts.mostrar}
        <span className="oculto">{texts.de(nombre)}</span>
      </Boton>
    </>
  )
}

const Numero = ({ que, children }: { que: string; children: string }) => (
  <div>
    <dt>{que}</dt>
    <dd className="dato">{children}</dd>
  </div>
)

/** For keyboard users: browsers do not scroll to a focused card if a strip of it is visible. */
function mostrarEntera({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function Arcos() {
  return (
    <svg viewBox="0 0 165 120" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="13" strokeLinecap="round">
        <path d="M8 112a75 75 0 0 1 150 0" />
        <path d="M40 112a43 43 0 0 1 86 0" />
        <path d="M70 112a13 13 0 0 1 26 0" />
      </g>
    </svg>
  )
}
