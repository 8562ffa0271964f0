import type { lan as en } from '../en/lan.ts'
import type { Translated } from '../translated.ts'

export const lan = {
  failures: {
    port_taken:
      'La porta {{port}} è occupata da un altro programma. Scegline un’altra o chiudi quel programma.',
    port_forbidden: 'Il sistema non permette all’app di usare la porta {{port}}. Scegline una sopra la 1023.',
    data_in_use: 'Su questo computer c’è già un’altra festa in corso.',
    data_unwritable:
      'La festa non riesce a scrivere nella sua cartella. Il disco è pieno o la cartella è protetta?',
    failed: 'La festa non è partita.',
  },
  findings: {
    port_taken:
      'La porta {{port}} è occupata da un altro programma. Scegline un’altra o chiudi quel programma.',
    no_network: 'Questo computer non è in rete. Collegalo al Wi-Fi o con un cavo.',
    not_reachable:
      'La festa non risponde all’indirizzo {{address}}:{{port}}. Forse la blocca un firewall: consenti Riddle Rooms sulle reti private.',
    not_open:
      'La festa è visibile solo su questo computer. Aprila alla rete, così anche gli altri possono entrare.',
    no_peer_seen:
      'Non si è ancora visto nessun altro dispositivo. Se gli amici non riescono a entrare, controlla che siano sulla stessa rete e non su un Wi-Fi per ospiti che isola i dispositivi, e dai loro l’indirizzo o il codice QR.',
    several_addresses:
      'Questo computer ha più indirizzi. Dai agli amici {{address}}; se non va, prova con {{others}}.',
    ready: 'È tutto pronto. Gli altri entrano da http://{{address}}:{{port}}.',
  },
} satisfies Translated<typeof en>
