import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { People24Regular } from '@fluentui/react-icons/svg/people'
import { PhoneLock24Regular } from '@fluentui/react-icons/svg/phone-lock'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Video24Regular } from '@fluentui/react-icons/svg/video'
import { type ComponentProps, useState } from 'react'
import { Link } from 'wouter'

import { esMovil } from '#ui/esMovil.ts'
import { Renglon } from '#ui/Renglon.tsx'
import { Segun } from '#ui/Segun.tsx'

import { nuevaSolicitud } from './nuevaSolicitud.ts'
import * as texts from './texts.ts'

export function TarjetasRapidas() {
  const [direccionDeOtra] = useState(nuevaSolicitud)
  const leerOrden = (
    <Rapida
      href="/read-orden"
      tono="ok"
      icono={<QrCode24Regular />}
      fuerte={texts.ordenElectronica}
      tenue={texts.ordenElectronicaDetalle}
    />
  )
  return (
    <ul className="rapidas">
      <Segun
        mediana={
          <Rapida
            href="/mostrador"
            tono="ok"
            icono={<PhoneLock24Regular />}
            fuerte={texts.mostrador}
            tenue={texts.mostradorDetalle}
          />
        }
      />
      <Rapida
        href="/consultar-recetas"
        tono="info"
        icono={<Pill24Regular />}
        fuerte={texts.recetas}
        tenue={texts.recetasDetalle}
      />
      <Rapida
        href={direccionDeOtra}
        tono="ok"
        icono={<ClipboardTaskListLtr24Regular />}
        fuerte={texts.pedir}
        tenue={texts.pedirDetalle}
      />
      <Rapida
        href="/teleconsulta"
        tono="info"
        icono={<Video24Regular />}
        fuerte={texts.teleconsulta}
        tenue={texts.teleconsultaDetalle}
      />
      {esMovil() ? leerOrden : <Segun chica={leerOrden} />}
      <Rapida
        href="/emitir-orden"
        tono="ok"
        icono={<DocumentText24Regular />}
        fuerte={texts.ordenImpresa}
        tenue={texts.ordenImpresaDetalle}
      />
      <Rapida
        href="/grupo-familiar"
        tono="info"
        icono={<People24Regular />}
        fuerte={texts.grupo}
        tenue={texts.grupoDetalle}
      />
    </ul>
  )
}

/** Link to the counter: on phones a row of its own below the cards, on larger screens the first quick link. */
export function AlMostrador() {
  const enlace = (
    <Link className="tarjeta al-mostrador" href="/mostrador">
      <Renglon
        tono="ok"
        icono={<PhoneLock24Regular />}
        fuerte={texts.mostrador}
        tenue={texts.mostradorDetalle}
      />
      <ChevronRight24Regular />
    </Link>
  )
  return <Segun chica={enlace} />
}

type Props = ComponentProps<typeof Renglon> & { href: string }

function Rapida({ href, ...renglon }: Props) {
  return (
    <li>
      <Link className="tarjeta" href={href}>
        <Renglon {...renglon} />
      </Link>
    </li>
  )
}
