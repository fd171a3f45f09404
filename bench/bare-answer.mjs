/** Minimal server for comparison with clicks: `node:http` reads the body and responds. Argument: a port. */
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
