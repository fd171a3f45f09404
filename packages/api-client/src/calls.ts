import type { paths as AnswerPaths } from '../generated/answers.ts';
import type { paths as RequestPaths } from '../generated/requests.ts';

/** The operations of one method by the name of their call. */
type Operations<Paths, Method extends string> = {
  [
    Path in keyof Paths as Path extends `/api${infer Rest}`
      ? Paths[Path] extends Record<Method, object>
        ? `${Uppercase<Method>} ${Rest}`
        : never
      : never
  ]: Paths[Path] extends Record<Method, infer Operation> ? Operation : never;
};
type AllOperations<Paths> = Operations<Paths, 'get'> &
  Operations<Paths, 'post'> &
  Operations<Paths, 'put'> &
  Operations<Paths, 'patch'> &
  Operations<Paths, 'delete'>;

type Requests = AllOperations<RequestPaths>;
type Answers = AllOperations<AnswerPaths>;

/** The calls of the API, such as `GET /carts/{cartId}`: method and path below `/api`. */
export type CallName = keyof Requests;

type Parameters<Name extends CallName> = Requests[Name]['parameters'];
/** The groups of parameters that a call has. Empty groups are declared as `never`. */
type Group<Name extends CallName> = {
  [Key in keyof Parameters<Name>]-?: NonNullable<Parameters<Name>[Key]> extends never ? never : Key;
}[keyof Parameters<Name>];
type Content<Name extends CallName> = Requests[Name] extends { requestBody: { content: infer Declared } } ? Declared : never;

/** The JSON body of a call. */
export type Body<Name extends CallName> = Content<Name> extends { 'application/json': infer Json } ? Json : never;

/** The query of a call. */
export type Query<Name extends CallName> = NonNullable<Parameters<Name>['query']>;

/** The parameters of a call as its route declares them: `path`, `query`, `header`, and `body`, or `file` if the body is not JSON. */
export type Input<Name extends CallName> = Pick<Parameters<Name>, Group<Name>> &
  ([Content<Name>] extends [never] ? object : Content<Name> extends { 'application/json': infer Json } ? { body: Json } : { file: Blob });

/** {@link Input} as function arguments: none are needed if the route requires nothing. */
export type InputArguments<Name extends CallName> = object extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

type Success<Name extends CallName> = Answers[Name]['responses'] extends infer Responses ? Responses[keyof Responses] : never;

/** The JSON response of a successful call. */
export type Answer<Name extends CallName> = Success<Name> extends { content: { 'application/json': infer Json } } ? Json : never;

/** The `data` of a call's response. */
export type Data<Name extends CallName> = Answer<Name> extends { data: infer Content } ? Content : never;

/** The calls that answer with JSON. */
export type JsonCall = { [Name in CallName]: [Answer<Name>] extends [never] ? never : Name }[CallName];

/** The calls that answer with a file. */
export type FileCall = Exclude<CallName, JsonCall>;

/** The address of a call without parameters, for a request that is sent without a client. */
export type Address<Name extends CallName> = Name extends `${string} ${infer Path}` ? `/api${Path}` : never;
