import { producto } from '#contract/producto.ts'
import { formatFecha } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import type { TarjetaDePapel } from '#live/credencial/tarjetas.ts'
import { documento, nombreCompleto, numeroDeAfiliado, relacion } from '#model/personas.ts'
import { Dato } from '#piezas/Dato.tsx'
import { Desplazable } from '#piezas/Desplazable.tsx'
import { Marca } from '#ui/Marca.tsx'

import { Codigo } from './Codigo.tsx'
import { Encabezado } from './Encabezado.tsx'
import { texts } from './texts.ts'

/** Cards of wallet size, front and back side by side, to cut out and fold. */
export function Billeteras({ tarjetas }: { tarjetas: TarjetaDePapel[] }) {
  return (
    <Desplazable
      como="article"
      className="hoja-impresa de-billeteras"
      aria-label={texts.grupoBilletera}
    >
      <Encabezado titulo={producto.nombre} detalle={texts.grupoBilletera} alLado={texts.corta} />
      {tarjetas.map((tarjeta) => (
        <Billetera key={tarjeta.integrante.afiliado.idAfiliado} {...tarjeta} />
      ))}
    </Desplazable>
  )
}

function Billetera({ integrante, qr, venceAt, sitio }: TarjetaDePapel) {
  const { persona, tipoAfiliado } = integrante
  return (
    <section className="billetera">
      <div className="frente-impreso">
        <header>
          <Marca {...producto.marca} />
          <b>{producto.nombre}</b>
          <span>{texts.tarjetaImpresa}</span>
        </header>
        <h2>{nombreCompleto(integrante)}</h2>
        <dl>
          <Dato titulo={texts.numero}>{numeroDeAfiliado(integrante)}</Dato>
          <Dato titulo={texts.documento}>{documento(integrante)}</Dato>
          <Dato titulo={texts.cuil}>{persona?.cuilCuitFormateado ?? '—'}</Dato>
          <Dato titulo={texts.parentesco}>{relacion(integrante)}</Dato>
        </dl>
        <p>
          {tipoAfiliado && `${tipoAfiliado.descripcion} · `}
          {texts.sirveHasta} <b>{formatFecha(diaDe(venceAt))}</b> {texts.conElDni}
        </p>
      </div>
      <div className="dorso-impreso">
        <Codigo qr={qr} nombre={texts.codigo(nombreCompleto(integrante))} />
        <p>
          <b>{texts.quienRecibe}</b> {texts.pediYCompara} <b>{sitio}</b>.
        </p>
      </div>
    </section>
  )
}
