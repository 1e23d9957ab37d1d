import { texts as app } from '../texts.ts'

/** What the menu leads to; 'Capita' is written as the specification writes it. */
export const texts = {
  accesos: 'Accesos',
  inicio: app.inicio,
  pendientes: 'Pendientes',
  atencion: 'Atención',
  ordenes: 'Órdenes',
  teleconsulta: 'Teleconsulta',
  recetas: app.recetas,
  recetasElectronicas: 'Recetas electrónicas',
  prescripciones: 'Prescripciones',
  autorizaciones: 'Autorizaciones',
  prestadores: 'Prestadores',
  miAfiliacion: 'Mi afiliación',
  grupoFamiliar: 'Grupo familiar',
  capita: 'Capita',
  derivaciones: 'Derivaciones',
  reintegros: 'Reintegros',
  aportes: 'Aportes',
  consumo: 'Consumo prestacional',
  delegaciones: 'Delegaciones',
  ayuda: 'Ayuda',
}
