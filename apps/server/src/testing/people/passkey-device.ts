import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The request of a browser to a passkey device. */
interface Moment {
  challenge: string;
  /** Of the requesting page. */
  origin: string;
  rpId: string;
  /** Whether the user was verified by fingerprint, face or PIN. */
  isVerified?: boolean;
}

interface Flags {
  isVerified: boolean;
  hasKey?: boolean;
}

/**
 * Simulates a device with one passkey, which creates and signs by the standard (WebAuthn Level 3, §6.1 and §6.5) with a real
 * P-256 key.
 * @param counts whether it has a signature counter, as security keys do and synced passkeys do not
 */
export function openPasskeyDevice({ counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const device = { uses: 0, userHandle: '' };

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Moment): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, { isVerified, hasKey = false }: Flags): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counts ? (device.uses += 1) : 0);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...(hasKey ? [encodeCredential(publicKey, credentialId)] : [])]);
  };

  const named = { id: credentialId.toString('base64url'), rawId: credentialId.toString('base64url'), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Creates the credential. */
    create: (moment: Moment & { userHandle: string }) => {
      device.userHandle = moment.userHandle;
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(authenticatorData(moment.rpId, { isVerified: moment.isVerified ?? true, hasKey: true }))],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', moment).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge. */
    get: (moment: Moment) => {
      const client = clientData('webauthn.get', moment);
      const data = authenticatorData(moment.rpId, { isVerified: moment.isVerified ?? true });
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey).toString('base64url'),
          userHandle: device.userHandle,
        },
      };
    },
    /** Decreases the signature counter, as in an older copy of the key. */
    turnBack: (uses: number) => {
      device.uses -= uses;
    },
  };
}

/** Encodes the credential data with a public key in COSE: key type EC2, algorithm ES256, curve P-256. */
function encodeCredential(publicKey: KeyObject, credentialId: Buffer): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
