import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Eraser24Regular } from '@fluentui/react-icons/svg/eraser'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { useRefresh, useResource } from '#live/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'
import { Edad } from '#ui/Edad.tsx'
import { aparato } from '#ui/esMovil.ts'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { AlDevolver } from './AlDevolver.tsx'

import './perfil.css'
import { SesionesAbiertas } from './SesionesAbiertas.tsx'
import { TarjetasImpresas } from './TarjetasImpresas.tsx'
import { texts } from './texts.ts'

export function PerfilScreen() {
  return (
    <div className="perfil pila">
      <Quien />
      <section className="tarjeta pila">
        <h2>{texts.seguridad}</h2>
        <Entrada href="/cambiar-pin" icono={<LockClosed24Regular />}>
          {texts.cambiarPin}
        </Entrada>
        <AlDevolver />
      </section>
      <section className="tarjeta pila">
        <h2>{texts.abierta}</h2>
        <SesionesAbiertas />
      </section>
      <TarjetasImpresas />
      <section className="tarjeta">
        <Entrada href="/terminos-condiciones?ver=privacidad" icono={<Eraser24Regular />}>
          <span className="fuerte">{texts.guardado(aparato())}</span>
          <span className="tenue">{texts.guardadoDetalle}</span>
        </Entrada>
      </section>
    </div>
  )
}

function Quien() {
  const actual = useResource(afiliadoActual, {})
  const reintentar = useRefresh(afiliadoActual, {})
  if (actual.state !== 'ready')
    return (
      <>
        <Titulo>{texts.perfil}</Titulo>
        <SinDatos
          falla={actual.state === 'absent' ? actual.failure : undefined}
          trayendo={texts.trayendo}
          onReintentar={() => void reintentar()}
        />
      </>
    )
  const { value, savedAt } = actual
  return (
    <div>
      <Titulo>{texts.hola(value.personaFisica.nombre)}</Titulo>
      <p>{nombreCompleto(value)}</p>
      <Edad savedAt={savedAt} />
    </div>
  )
}

type EntradaProps = { href: string; icono: ReactNode; children: ReactNode }

function Entrada({ href, icono, children }: EntradaProps) {
  return (
    <Link className="fila" href={href}>
      <span className="baldosa neutro">{icono}</span>
      <span className="pila">{children}</span>
      <ChevronRight24Regular />
    </Link>
  )
}
