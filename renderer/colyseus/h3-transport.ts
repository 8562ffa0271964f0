/** In place of Colyseus's WebTransport: the server offers WebSockets only, and the client takes this one where it is told of `h3`. */
export class H3TransportTransport {}
