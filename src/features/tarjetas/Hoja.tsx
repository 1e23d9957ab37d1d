import { producto } from '#contract/producto.ts'
import { formatFecha } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import type { TarjetaDePapel } from '#live/credencial/tarjetas.ts'
import {
  documento,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'
import { Dato } from '#piezas/Dato.tsx'
import { Desplazable } from '#piezas/Desplazable.tsx'
import { useHora } from '#piezas/hora.ts'

import { Codigo } from './Codigo.tsx'
import { Encabezado } from './Encabezado.tsx'
import { texts } from './texts.ts'

/** A sheet with one card, and an explanation for the people who receive it. */
export function Hoja({ integrante, qr, venceAt, sitio }: TarjetaDePapel) {
  const ahora = useHora()
  const { personaFisica, persona, tipoAfiliado } = integrante
  return (
    <Desplazable como="article" className="hoja-impresa" aria-label={nombreCompleto(integrante)}>
      <Encabezado
        titulo={producto.nombre}
        detalle={texts.credencialImpresa}
        alLado={texts.impresaEl(formatFecha(diaDe(ahora)))}
      />
      <div className="tarjeta-impresa">
        <Codigo qr={qr} nombre={texts.codigo(nombreCompleto(integrante))} />
        <div>
          <h2>{nombreCompleto(integrante)}</h2>
          <dl>
            <Dato titulo={texts.numero}>{numeroDeAfiliado(integrante)}</Dato>
            <Dato titulo={texts.documento}>
              {`${tipoDeDocumento(integrante)} ${documento(integrante)}`}
            </Dato>
            <Dato titulo={texts.cuil}>{persona?.cuilCuitFormateado ?? '—'}</Dato>
            <Dato titulo={texts.nacimiento}>{formatFecha(personaFisica.fechaNacimiento)}</Dato>
            <Dato titulo={texts.parentesco}>{relacion(integrante)}</Dato>
            <Dato titulo={texts.plan}>{tipoAfiliado?.descripcion ?? '—'}</Dato>
          </dl>
        </div>
      </div>
      <p className="sirve">
        {texts.sirveHasta} <b>{formatFecha(diaDe(venceAt))}</b> · {texts.conDni}
      </p>
      <h3>{texts.paraQuienRecibe}</h3>
      <ol>
        <li>{texts.pediDni}</li>
        <li>
          {texts.escanea} <b>{sitio}</b>.
        </li>
        <li>
          {texts.tieneQueDecir} <b>{texts.dice}</b>. {texts.siNo}
        </li>
      </ol>
      <h3>{texts.paraVos}</h3>
      <ul>
        <li>{texts.siLaPerdes}</li>
        <li>{texts.siCambian}</li>
      </ul>
    </Desplazable>
  )
}
