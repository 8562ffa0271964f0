export const newVersion = {
  ready: 'A new version is ready.',
  reload: 'Reload',
  reloadInRoom: 'Reload, your seat is kept',
}
