import { Skeleton } from '#kit/web/ui/states.tsx'

export const FormSkeleton = () => (
  <div aria-busy="true" className="grid max-w-7xl gap-5 px-4 py-5 lg:px-6">
    <Skeleton className="h-9 w-64" />
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </div>
  </div>
)
