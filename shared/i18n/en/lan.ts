/** A party on the local network: why it cannot start, and what the LAN check found. */
export const lan = {
  failures: {
    port_taken: 'Port {{port}} is in use by another program. Choose another port, or end that program.',
    port_forbidden: 'This system does not let the app use port {{port}}. Choose one above 1023.',
    data_in_use: 'Another party already runs on this computer.',
    data_unwritable: 'The party cannot write to its folder. Is the disk full, or the folder protected?',
    failed: 'The party could not start.',
  },
  findings: {
    port_taken: 'Port {{port}} is in use by another program. Choose another port, or end that program.',
    no_network: 'This computer is on no network. Join a Wi-Fi network or plug in a cable.',
    not_reachable:
      'The party does not answer at {{address}}:{{port}}. A firewall may block it: allow Riddle Rooms on private networks.',
    not_open: 'The party is for this computer only. Open it to the network so that others can join.',
    no_peer_seen:
      'No other device has been seen yet. If friends cannot join, make sure they are on the same network, not on a guest Wi-Fi that keeps devices apart, and give them the address or the QR code.',
    several_addresses:
      'This computer has several addresses. Give your friends {{address}}; if that fails, try {{others}}.',
    ready: 'Everything is ready. Others join at http://{{address}}:{{port}}.',
  },
}
