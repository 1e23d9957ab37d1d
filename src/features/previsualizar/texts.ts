export const texts = {
  titulo: 'Vista previa',
  documento: 'Documento',
  ninguno: 'No hay ningún documento abierto',
  comoSeAbre:
    'Esta página muestra el documento que abrís desde una receta, una orden o una autorización.',
  volver: 'Volver',
  aInicio: 'Ir a Inicio',
}
