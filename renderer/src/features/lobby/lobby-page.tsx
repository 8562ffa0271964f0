export function LobbyPage() {
  return null
}
