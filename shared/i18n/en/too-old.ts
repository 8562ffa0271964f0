export const tooOld = {
  title: 'This browser is too old',
  needs:
    'Riddle Rooms needs Chrome or Edge {{chrome}}, Safari {{safari}} or Firefox {{firefox}}, or any newer version.',
  update: 'Update the browser, or open this page on another phone, tablet, computer or television.',
  apple: 'An iPhone or iPad updates Safari with the system: Settings, General, Software Update.',
}
